/** Plots, drawn by ourselves as SVG. Colours come from the page's style, so both themes hold. */

import type { Bin, Share } from '../intervals.ts';
import { escaped } from './html.ts';

export interface RateRow {
  readonly name: string;
  readonly rate: Share;
  /** Whether the interval lies outside of what is wanted. */
  readonly off: boolean;
}

const WIDTH = 620;
const ROW = 52;
const LEFT = 190;
const RIGHT = 70;

/** Intervals against a band that is wanted; off the band they are drawn as diamonds, so that colour never stands alone. */
export function intervalPlot(
  rows: readonly RateRow[],
  band: readonly [number, number] | null,
  words: PlotWords,
): string {
  const ends = [...rows.flatMap(({ rate }) => [rate.low, rate.high]), ...(band ?? [])];
  const low = Math.max(0, Math.floor(Math.min(...ends) * 10) / 10);
  const high = Math.min(1, Math.max(Math.ceil(Math.max(...ends) * 10) / 10, low + 0.2));
  const x = (share: number): number => LEFT + ((share - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const height = 30 + rows.length * ROW + 26;
  const parts: string[] = [];
  if (band !== null) {
    const [from, to] = [x(band[0]), x(band[1])];
    parts.push(`<rect class="band" x="${at(from)}" y="4" width="${at(to - from)}" height="${height - 30}"/>`);
    parts.push(`<text class="bandword" x="${at((from + to) / 2)}" y="18">${escaped(words.band)}</text>`);
  }
  const ticks = Math.round((high - low) * 10);
  for (let i = 0; i <= ticks; i += ticks > 6 ? 2 : 1) {
    const tick = low + i / 10;
    parts.push(`<line class="grid" x1="${at(x(tick))}" y1="4" x2="${at(x(tick))}" y2="${height - 26}"/>`);
    parts.push(`<text class="tick" x="${at(x(tick))}" y="${height - 8}">${Math.round(tick * 100)}%</text>`);
  }
  rows.forEach(({ name, rate, off }, i) => {
    const y = 30 + i * ROW + ROW / 2;
    const [from, to, middle] = [x(rate.low), x(rate.high), x(rate.share)];
    const [title = '', ...rest] = name.split(', ');
    parts.push(`<text class="name" x="0" y="${y - (rest.length > 0 ? 2 : -5)}">${escaped(title)}</text>`);
    if (rest.length > 0)
      parts.push(`<text class="under" x="0" y="${y + 16}">${escaped(clipped(rest.join(', '), 30))}</text>`);
    const mark = off
      ? `<path d="M${at(middle)} ${y - 9} l9 9 l-9 9 l-9 -9 z"/>`
      : `<circle cx="${at(middle)}" cy="${y}" r="7.5"/>`;
    const whisker = `<path class="whisker" d="M${at(from)} ${y - 9}v18 M${at(from)} ${y}H${at(to)} M${at(to)} ${y - 9}v18"/>`;
    parts.push(`<g class="${off ? 'off' : 'on'}">${whisker}${mark}</g>`);
    parts.push(`<text class="value" x="${WIDTH}" y="${y + 6}">${(rate.share * 100).toFixed(1)}</text>`);
  });
  return svg(WIDTH, height, words.title, parts);
}

export interface PlotWords {
  readonly title: string;
  readonly band: string;
}

/** How long games take: neighbouring lengths together, the median as a line. */
export function histogram(bins: readonly Bin[], median: number, title: string, medianWord: string): string {
  const [left, bottom, top, height] = [56, 34, 26, 250];
  const tallest = Math.max(...bins.map((bin) => bin.count), 1);
  const step = niceStep(tallest / 3);
  const ceiling = Math.ceil(tallest / step) * step;
  const y = (count: number): number => height - bottom - (count / ceiling) * (height - bottom - top);
  const slot = (WIDTH - left) / Math.max(bins.length, 1);
  const parts: string[] = [];
  for (let tick = 0; tick <= ceiling; tick += step) {
    parts.push(`<line class="grid" x1="${left}" y1="${at(y(tick))}" x2="${WIDTH}" y2="${at(y(tick))}"/>`);
    parts.push(
      `<text class="tick end" x="${left - 8}" y="${at(y(tick) + 5)}">${tick.toLocaleString('en')}</text>`,
    );
  }
  const every = Math.ceil(bins.length / 8);
  bins.forEach((bin, i) => {
    const x = left + i * slot;
    const half = bin.to < median ? 'low' : 'high';
    parts.push(
      `<rect class="bar ${half}" x="${at(x + 1)}" y="${at(y(bin.count))}" width="${at(slot - 2)}" height="${at(height - bottom - y(bin.count))}"/>`,
    );
    if (i % every === 0)
      parts.push(`<text class="tick" x="${at(x + slot / 2)}" y="${height - 12}">${bin.from}</text>`);
  });
  const first = bins[0];
  if (first !== undefined) {
    const x = left + ((median - first.from + 0.5) / (first.to - first.from + 1)) * slot;
    const end = x > WIDTH - 130;
    parts.push(`<line class="median" x1="${at(x)}" y1="6" x2="${at(x)}" y2="${height - bottom}"/>`);
    parts.push(
      `<text class="medianword${end ? ' end' : ''}" x="${at(x + (end ? -8 : 8))}" y="16">${escaped(medianWord)}</text>`,
    );
  }
  return svg(WIDTH, height, title, parts);
}

export interface BarRow {
  readonly name: string;
  readonly rate: Share;
}

/** Bars with their numbers beside them, as a list: it reads aloud as it looks. */
export function bars(rows: readonly BarRow[]): string {
  const longest = Math.max(...rows.map(({ rate }) => rate.share), 0.0001);
  const items = rows.map(({ name, rate }, i) => {
    const width = ((rate.share / longest) * 100).toFixed(1);
    return `<li><span class="barname">${escaped(name)}</span><span class="track" aria-hidden="true"><span class="fill${i === 0 ? ' first' : ''}" style="width:${width}%"></span></span><span class="number">${(rate.share * 100).toFixed(1)}%</span></li>`;
  });
  return `<ul class="bars">${items.join('\n')}</ul>`;
}

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  return `<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
${parts.join('\n')}
</svg></div>`;
}

function at(value: number): string {
  return value.toFixed(1);
}

function clipped(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function niceStep(least: number): number {
  const ten = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return [1, 2, 5, 10].map((step) => step * ten).find((step) => step >= least) ?? ten;
}
