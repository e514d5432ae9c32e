/** How a report looks: ink, bone, and the spot colour of the game. */

/** Spot colours, dark and light. */
const SPOTS: Readonly<Record<string, readonly [dark: string, light: string]>> = {
  'dead-cells': ['#3CCBB6', '#0A6A5E'],
  'cards-of-the-dead': ['#F0A93B', '#844E00'],
  'dead-keep': ['#9AABFF', '#3D4DB5'],
  vengeance: ['#FF7361', '#B0241B'],
};
const BONE: readonly [string, string] = ['#3CCBB6', '#0A6A5E'];

export function styleOf(game: string): string {
  const [dark, light] = SPOTS[game] ?? BONE;
  return `
:root { color-scheme: light dark; --page:#F6F0E4; --surface:#FFFBF2; --raised:#E9DFCC; --text:#1B1613; --second:#4A4038;
  --third:#655A4F; --line:#D8CCB6; --warn:#7A5200; --danger:#A61B12; --focus:#1B1613; --quiet:#8A7D6D; --spot:${light}; }
@media (prefers-color-scheme: dark) { :root { --page:#14110F; --surface:#1E1A17; --raised:#2A2521; --text:#F3EADB;
  --second:#CFC3B0; --third:#A89B8C; --line:#38322D; --warn:#F5C451; --danger:#FF8A7A; --focus:#FFD84D; --quiet:#A89B8C;
  --spot:${dark}; } }
* { box-sizing:border-box; }
body { margin:0; background:var(--page); color:var(--text); line-height:1.45;
  font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,system-ui,sans-serif; }
header { display:flex; align-items:center; gap:.9rem; padding:.7rem 1.2rem; border-bottom:1px solid var(--line); flex-wrap:wrap; }
header svg { width:26px; height:26px; fill:var(--spot); }
h1, h2 { font-family:'Grenze Gotisch','UnifrakturCook','Old English Text MT',Georgia,serif; font-weight:600; margin:0; }
h1 { font-size:1.6rem; text-shadow:1.5px 1.5px 0 color-mix(in srgb,var(--spot) 60%,transparent); }
h2 { font-size:1.35rem; margin-bottom:.7rem; }
header .crumb::before { content:'◆'; color:var(--spot); font-size:.6em; margin-right:.9rem; vertical-align:.25em; }
.remark { font:400 .88rem/1.4 'Atkinson Hyperlegible Next',Verdana,system-ui,sans-serif; color:var(--second); margin-left:.4rem; }
.layout { display:grid; grid-template-columns:minmax(240px,300px) 1fr; }
aside { padding:1.2rem; border-right:1px solid var(--line); }
aside h2:not(:first-child) { margin-top:1.6rem; }
dl { margin:0; } dl div { display:flex; justify-content:space-between; gap:1rem; padding:.4rem 0; border-bottom:1px solid var(--line); }
dt { color:var(--second); font-size:.92rem; } dd { margin:0; font-weight:700; text-align:right; font-size:.92rem; overflow-wrap:anywhere; }
main { padding:1.2rem; display:grid; gap:1rem; grid-template-columns:repeat(6,1fr); align-content:start; }
.facts { grid-column:1/-1; display:grid; gap:1rem; grid-template-columns:repeat(auto-fit,minmax(190px,1fr)); }
.fact { background:var(--surface); border-left:4px solid var(--spot); border-radius:6px; padding:.8rem 1rem; }
.fact b { font:700 1.7rem/1.2 'Atkinson Hyperlegible Mono',ui-monospace,Menlo,Consolas,monospace; margin-right:.5rem; }
.fact.bad { border-left-color:var(--danger); } .fact.bad b { color:var(--danger); }
.fact small { display:block; color:var(--second); font-size:.88rem; }
.panel { background:var(--surface); border-radius:6px; padding:1rem 1.1rem; grid-column:span 2; min-width:0; }
.panel.wide { grid-column:span 4; }
svg { width:100%; height:auto; display:block; } svg text { fill:var(--text); font-size:15px; }
svg .name { font-weight:700; } svg .under, svg .tick { fill:var(--second); font-size:13.5px; }
svg .tick { text-anchor:middle; font-family:'Atkinson Hyperlegible Mono',ui-monospace,Menlo,Consolas,monospace; } svg .end { text-anchor:end; }
svg .value { text-anchor:end; font:700 18px 'Atkinson Hyperlegible Mono',ui-monospace,Menlo,Consolas,monospace; }
svg .grid { stroke:var(--line); } svg .band { fill:var(--spot); opacity:.13; }
svg .bandword { text-anchor:middle; fill:var(--spot); font-size:14px; }
svg .on { fill:var(--spot); stroke:var(--spot); } svg .off { fill:var(--warn); stroke:var(--warn); } svg .whisker { stroke-width:3.2; fill:none; }
svg circle, svg .off path:last-child { stroke:var(--surface); stroke-width:2; }
svg .bar.high { fill:var(--spot); } svg .bar.low { fill:var(--quiet); }
svg .median { stroke:var(--warn); stroke-width:2; stroke-dasharray:5 4; } svg .medianword { fill:var(--warn); font-weight:700; font-size:14px; }
.prose { margin:0; padding-left:1.1rem; } .prose li { margin:.5rem 0; }
.bars, .seeds { list-style:none; margin:0; padding:0; }
.bars li { display:grid; grid-template-columns:minmax(7rem,1.1fr) 1fr 4rem; gap:.8rem; align-items:center; padding:.45rem 0; }
.barname { overflow-wrap:anywhere; } .track { background:var(--raised); height:18px; border-radius:3px; overflow:hidden; }
.fill { display:block; height:100%; background:var(--quiet); border-radius:3px; } .fill.first { background:var(--spot); }
.number { text-align:right; font:700 1rem 'Atkinson Hyperlegible Mono',ui-monospace,Menlo,Consolas,monospace; }
.seeds li { padding:.55rem 0; border-top:1px solid var(--line); } .seeds li:first-child { border-top:0; }
code { font-family:'Atkinson Hyperlegible Mono',ui-monospace,Menlo,Consolas,monospace; overflow-wrap:anywhere; }
.seeds code { margin-right:.8rem; color:var(--spot); font-weight:700; } .names { color:var(--second); margin:0; overflow-wrap:anywhere; }
pre { background:var(--raised); padding:.7rem; border-radius:4px; white-space:pre-wrap; overflow-wrap:anywhere; margin:.6rem 0 0; font-size:.88rem; }
details { margin-top:.7rem; } summary { cursor:pointer; padding:.4rem 0; min-height:44px; display:flex; align-items:center; text-decoration:underline; }
:focus-visible { outline:3px solid var(--focus); outline-offset:2px; }
table { border-collapse:collapse; width:100%; } th, td { padding:.35rem .6rem; border-bottom:1px solid var(--line); text-align:right; font-size:.92rem; }
th:first-child { text-align:left; } .scroll { overflow-x:auto; } .warn { color:var(--warn); font-weight:700; }
footer { padding:1rem 1.2rem; color:var(--third); border-top:1px solid var(--line); font-size:.9rem; }
@media (max-width:1000px) { .layout { grid-template-columns:1fr; } aside { border-right:0; border-bottom:1px solid var(--line); }
  main { grid-template-columns:1fr; } .panel, .panel.wide { grid-column:1/-1; } }
@media print { :root { --page:#fff; --surface:#fff; } .panel { break-inside:avoid; } }
`;
}
