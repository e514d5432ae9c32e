/** What a reader is told of a part of the page: its buttons, each with the group it is heard in. */

export interface Heard<Region extends string = string> {
  readonly name: string;
  /** The group it is heard in; empty outside of any. */
  readonly group: string;
  readonly region: Region;
}

const LINE = /^(\s*)- '?(button|group|region) "((?:[^"\\]|\\.)*)"(.*)$/;

/** What can be pressed in a part of the page. `grouping`: the roles that are heard as groups there. */
export function buttonsIn<Region extends string>(
  heard: string,
  region: Region,
  grouping: readonly string[] = ['group'],
): readonly Heard<Region>[] {
  const found: Heard<Region>[] = [];
  const groups: { readonly depth: number; readonly name: string }[] = [];
  for (const line of heard.split('\n')) {
    const depth = line.search(/\S/);
    while (groups.length > 0 && depth <= groups.at(-1)!.depth) groups.pop();
    const [, , role = '', name = '', rest = ''] = LINE.exec(line) ?? [];
    // The first line is the part itself.
    if (depth > 0 && grouping.includes(role)) groups.push({ depth, name: plain(name) });
    if (role === 'button' && !rest.includes('[disabled]'))
      found.push({ name: plain(name), group: groups.at(-1)?.name ?? '', region });
  }
  return found;
}

const plain = (name: string): string => name.replaceAll(/\\(.)/g, '$1').replaceAll("''", "'");
