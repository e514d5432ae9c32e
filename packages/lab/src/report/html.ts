/** Text that is safe inside a page, and the few pieces of a page that repeat. */

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A panel with a heading and a remark beside it. */
export function panel(id: string, title: string, remark: string, body: string, wide = false): string {
  const note = remark === '' ? '' : ` <span class="remark">${escaped(remark)}</span>`;
  return `<section class="panel${wide ? ' wide' : ''}" aria-labelledby="${id}">
<h2 id="${id}">${escaped(title)}${note}</h2>
${body}
</section>`;
}

export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? `<th scope="row">${escaped(cell)}</th>` : `<td>${escaped(cell)}</td>`))
      .join('');
  return `<details><summary>${escaped(title)}</summary><div class="scroll"><table>
<thead><tr>${head.map((one) => `<th scope="col">${escaped(one)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</tbody></table></div></details>`;
}
