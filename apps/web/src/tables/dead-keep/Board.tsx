/** The board: the keep by lamplight, and what is laid over it for a moment. */

import { useActed } from '../../table/kit/acting.ts';
import { Menu } from './asking/Menu.tsx';
import { useFollowed } from './asking/suggestion.ts';
import { Tray } from './asking/Tray.tsx';
import { useWalking } from './asking/walk.ts';
import { Banner } from './Banner.tsx';
import type { TableEvent, View } from './facts.ts';
import { KeepMap } from './map/KeepMap.tsx';

export function Board() {
  const { acting, event } = useActed<View, TableEvent>();
  useWalking();
  useFollowed();
  return (
    <div className={acting ? 'dk-board acting' : 'dk-board'}>
      <KeepMap />
      <Banner event={acting ? event : null} />
      <Tray />
      <Menu />
    </div>
  );
}
