/** The Biome: a graph from left to right over silhouettes. Live corridors are solid, shut ones dotted with the reason. */

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Icon, type IconName } from '../../../art/index.ts';
import { useQuestion, useTable } from '../../../table/context.tsx';
import { useActed } from '../../../table/kit/acting.ts';
import { useFacts, type BiomeView, type Corridor, type View } from '../cards/facts.ts';
import { RUNE_ICON, SYM_ICON } from '../cards/icons.ts';
import { Bells, Lanterns, Zones } from './MapMarks.tsx';
import { MapTools } from '../../../table/kit/panning/MapTools.tsx';
import { barrierTo, draw, place, standOf, wayOf, type Drawn } from './map.ts';
import { Plate } from './Plate.tsx';
import { PlatePeek, ShapeKey } from './PlatePeek.tsx';
import { Scenery } from './Scenery.tsx';
import { corridorText } from '../cards/speech.ts';
import { useSize } from '../../../table/frame/useSize.ts';
import { useInSight, useMapView } from '../../../table/kit/panning/useMapView.ts';
import { usePassedBy, useStory } from './story.ts';
import { useOwn } from '../words/index.ts';
import { USUAL } from '../../../table/kit/panning/zoom.ts';
import { nth } from '../../../nth.ts';

const NARROW = 700;
/** A phone sees part of the Biome at a time. */
const PHONE_WIDTH = 860;
/** Lower than this it scrolls. */
const LOW = 300;
/** Above a plate higher up the Group would stand on the story of the room. */
const HEAD = 140;
/** A full sheet leaves a strip: plates and nothing else. */
const STRIP = 120;

export function BiomeMap({ biome: view }: { biome: BiomeView }) {
  const { biomes } = useFacts();
  const { name, s } = useOwn();
  const table = useActed<View>().view;
  const question = useQuestion();
  const draft = useTable((state) => state.draft);
  const turned = useTable((state) => (state.now?.event.kind === 'tileTurned' ? state.now.event : null));
  const [pointed, setPointed] = useState<string | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const outer = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { width, height: room } = useSize(whole);
  const height = Math.max(room, LOW);
  const seen = useMapView(outer);
  const { zoom } = seen;
  const narrow = width < NARROW;
  const wide = Math.max(width, narrow ? PHONE_WIDTH : 0);
  const biome = biomes[view.id];
  const pick = draft !== null && draft.question === question?.id ? draft.picks[0] : undefined;
  const chosen = pick === undefined ? undefined : question?.options[pick]?.touches[0]?.slice('map:'.length);
  const pieceOf = (space: string | null): string | null => (space === null ? null : `map:${space}`);
  useInSight(outer, foot, zoom, pieceOf(chosen ?? null), pieceOf(pointed));
  const spots = useMemo(
    () =>
      place(
        biome,
        narrow
          ? { left: 52, top: 88, width: wide - 114, height: height - 190 }
          : { left: 62, top: 104, width: wide - 132, height: Math.max(160, height - 290) },
      ),
    [biome, narrow, wide, height],
  );
  const here = spots.get(view.space)?.at;
  const stand = useMemo(() => {
    const lying = new Set(view.tiles.flatMap(({ space, open }) => (open ? [] : [space])));
    const own = spots.get(view.space);
    return own === undefined ? null : standOf(spots, own, narrow ? 0 : HEAD, ({ id }) => lying.has(id));
  }, [spots, view, narrow]);
  // Where the Group goes is brought into sight; making the map larger moves nothing.
  const follow = useEffectEvent((at: { readonly x: number; readonly y: number }) => {
    const top = at.y * zoom - (outer.current?.clientHeight ?? 0) / 2;
    outer.current?.scrollTo({ left: at.x * zoom - 90, top });
  });
  useEffect(() => {
    if (here === undefined) return;
    // With the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(() => follow(here));
    return () => cancelAnimationFrame(frame);
  }, [here]);
  if (here === undefined) return null;
  const drawn = biome.corridors.flatMap(
    (corridor) => draw(corridor, spots, wayOf(corridor, view, question, pick), narrow ? 27 : 32) ?? [],
  );
  const left = view.tiles.filter(({ open }) => !open).length;
  return (
    <div
      className={`dc-map${narrow ? ' dc-narrow' : ''}${room > STRIP && (zoom > USUAL || room < LOW) ? ' dc-below' : ''}`}
      ref={whole}
    >
      <header className="dc-map-head">
        <h2 className="title">{name(`biome.${view.id}`)}</h2>
        <Story left={left} />
        {room > STRIP && <MapTools {...seen} />}
      </header>
      <div className="dc-map-scroll" ref={outer} role="group" aria-label={name(`biome.${view.id}`)}>
        {width > 0 && (
          <div className="dc-map-field" style={{ width: wide, height, zoom }}>
            <Scenery biome={view.id} width={wide} height={height} progress={here.x / wide} />
            <svg
              className="dc-corridors"
              viewBox={`0 0 ${wide} ${height}`}
              aria-hidden="true"
              focusable="false"
            >
              <Zones biome={biome} view={view} spots={spots} />
              {drawn.map(({ corridor, path, way }) => (
                <path key={`${corridor.from} ${corridor.to}`} d={path} className={`way-${way}`} />
              ))}
              {drawn.map(({ corridor, middle, heading, way }) => (
                <path
                  key={`${corridor.from} ${corridor.to}`}
                  d="M-7 -6 8 0 -7 6 -4 0Z"
                  className={`head-${way}`}
                  transform={`translate(${middle.x} ${middle.y}) rotate(${heading})`}
                />
              ))}
            </svg>
            <ul className="dc-marks">
              {drawn.map((one) => (
                <CorridorMark key={`${one.corridor.from} ${one.corridor.to}`} drawn={one} />
              ))}
            </ul>
            <ul>
              {[...spots.values()].map(({ space, at }) => (
                <Plate
                  key={space.id}
                  space={space}
                  at={at}
                  view={view}
                  turning={turned !== null && 'space' in turned && turned['space'] === space.id}
                  point={setPointed}
                />
              ))}
            </ul>
            <ul>
              <Bells biome={biome} view={view} spots={spots} />
              <Lanterns biome={biome} view={view} spots={spots} />
            </ul>
            <span className={`dc-party ${stand}`} style={{ left: here.x, top: here.y }}>
              <Icon name="three-friends" />
              <span className="sr">{s('map.party', { n: table.heroes.length })}</span>
            </span>
          </div>
        )}
      </div>
      <div className="dc-map-foot" ref={foot}>
        <PlatePeek biome={biome} view={view} space={chosen ?? pointed} />
        {!narrow && <ShapeKey biome={biome} />}
      </div>
    </div>
  );
}

/** What a corridor asks for: a Rune, a beaten Boss, Keys, a card, a flip. */
function signOf({ rune, flag, keys, hand, deck, worm }: Corridor): { icon: IconName; tone: string } | null {
  if (flag !== undefined) return { icon: 'crowned-skull', tone: 'gate' };
  if (rune !== undefined) return { icon: RUNE_ICON[rune], tone: 'rune' };
  if (keys !== undefined) return { icon: 'key', tone: 'gate' };
  if (hand !== undefined) return { icon: SYM_ICON[nth(hand, 0)], tone: nth(hand, 0) };
  if (deck !== undefined) return { icon: 'uncertainty', tone: 'deck' };
  return worm === undefined ? null : { icon: 'leeching-worm', tone: 'gate' };
}

function CorridorMark({ drawn: { corridor, middle, way } }: { drawn: Drawn }) {
  const question = useQuestion();
  const own = useOwn();
  const sign = signOf(corridor);
  if (sign === null) return null;
  const barrier = barrierTo(question, corridor.to);
  const why =
    barrier === undefined ? '' : ` ${own.words.say({ id: `refusal.${barrier.code}`, args: barrier.data })}`;
  const says = corridorText(corridor, own) + why;
  return (
    <li
      className={`dc-mark tone-${sign.tone} way-${way}`}
      style={{ left: middle.x, top: middle.y }}
      title={says}
    >
      <Icon name={sign.icon} />
      <span className="sr">{says}</span>
    </li>
  );
}

/** What was found in the room that was entered last; at first, how much there is to find. */
function Story({ left }: { left: number }) {
  const { s } = useOwn();
  const story = useStory();
  const passed = usePassedBy();
  if (story === null) return <p>{s('map.left', { n: left })}</p>;
  return (
    <p className="dc-story">
      {story}
      {passed.map((one) => (
        <span key={one} className="dc-passed-by">
          {one}
        </span>
      ))}
    </p>
  );
}
