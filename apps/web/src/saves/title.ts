/** The name of a table from the name of its file. */
export function gameTitleOf(file: string): string {
  return file.replace(/(\.gravetable)?\.json$/i, '').slice(0, 80);
}
