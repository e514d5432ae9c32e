/** Puts a group of icons into the page, once. Icons then draw and clip by their ids. */

/** Groups of `icons/index.ts`; other games use the shell's. */
const GROUPS: ReadonlySet<string> = new Set([
  'shell',
  'online',
  'cards-of-the-dead',
  'dead-cells',
  'dead-keep',
  'vengeance',
]);

const wanted = new Map<string, Promise<void>>();

export function loadIcons(group: string): Promise<void> {
  if (!GROUPS.has(group)) return Promise.resolve();
  let loading = wanted.get(group);
  if (loading === undefined) {
    loading = fetchGroup(group).catch(() => {
      wanted.delete(group); // Without icons the words still say everything; the next screen tries again.
    });
    wanted.set(group, loading);
  }
  return loading;
}

async function fetchGroup(group: string): Promise<void> {
  const response = await fetch(`icons/${group}.svg`);
  if (!response.ok) throw new Error(`no icons for ${group}`);
  const sprite = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('width', '0');
  sprite.setAttribute('height', '0');
  sprite.setAttribute('class', 'sr');
  // Before everything else: after it, it would make the page a pixel higher than the window.
  document.body.prepend(document.importNode(sprite, true));
}
