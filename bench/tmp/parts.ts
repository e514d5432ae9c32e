import { gameOf } from '@gravetable/catalog';
import { Desk, Host, MemoryStore } from '@gravetable/host';
import { deltaOf, knownOf } from '@gravetable/protocol';
const time = { now: () => performance.now(), later: () => () => undefined };
const host = new Host({ store: new MemoryStore(), time, gameOf });
const sums: Record<string, number> = {};
const add = (k: string, v: unknown) => (sums[k] = (sums[k] ?? 0) + JSON.stringify(v ?? null).length);
let steps = 0, total = 0;
const N = Number(process.argv[2] ?? 400);
const cost: Record<string, number> = {};
function first(q: any): any {
  if (q.form === 'one') return q.options[0].value;
  if (q.form === 'some') return q.options.slice(0, q.min ?? 0).map((o: any) => o.value);
  if (q.form === 'order') return q.options.map((o: any) => o.value);
  if (q.form === 'split') { let left = q.total; return q.limits.map((m: number) => { const h = Math.min(m, left); left -= h; return h; }); }
  return null;
}
let game = 0;
while (steps < N) {
  const table: any = await host.begin({ id: `t${game}`, game: 'dead-cells', seats: [{ name: 'A', kind: 'person' }, { name: 'B', kind: 'person' }], options: {}, seed: `s${game++}`, meta: () => null });
  table.shared = true;
  const known = new Map<any, any>();
  const hear = (d: any, step: any) => {
    const b = known.get(d);
    const t0 = performance.now();
    const delta: any = deltaOf(b, step);
    cost['delta'] = (cost['delta'] ?? 0) + performance.now() - t0;
    const t1 = performance.now();
    const text = JSON.stringify({ say: 'step', re: null, by: 0, reason: null, delta, age: 0 });
    cost['json'] = (cost['json'] ?? 0) + performance.now() - t1;
    total += text.length; steps++;
    for (const k of Object.keys(delta)) if (k !== 'known') add(k, delta[k]);
    const p = delta.known as any;
    add('known', p);
    const fields = p?.[0] ?? p;
    if (fields && typeof fields === 'object') for (const [k, v] of Object.entries(fields)) add('known.' + k, v);
    known.set(d, knownOf(step));
    if (steps === 300) console.log(text.slice(0, 6000));
  };
  const desks = [0, 1].map((s) => { let d: any; d = new Desk({ table, seats: [s], hears: (p) => { if (p.push === 'step') hear(d, p.step); }, fresh: () => 'x', now: time.now }); known.set(d, knownOf(d.look(s))); return d; });
  let k = 0;
  while (steps < N && !table.whole.play.over) {
    const d = desks.find((one) => known.get(one).questions.some((q: any) => !q.power));
    const q = known.get(d).questions.find((q: any) => !q.power);
    const t0 = performance.now();
    const r: any = await d.request({ do: 'answer', table: table.id, revision: table.age.revision, key: `k${game}-${k++}`, question: q.id, value: first(q) });
    cost['request'] = (cost['request'] ?? 0) + performance.now() - t0;
    if (!r.step) throw new Error(JSON.stringify(r));
    hear(d, r.step);
  }
}
console.log({ steps, games: game, mean: total / steps });
for (const [k, v] of Object.entries(sums).sort((a, b) => b[1] - a[1])) console.log(k.padEnd(24), (v / steps).toFixed(1));
console.log(Object.fromEntries(Object.entries(cost).map(([k, v]) => [k, (v / steps * 1000).toFixed(1) + ' us/step'])), process.cpuUsage());
