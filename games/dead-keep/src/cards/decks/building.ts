// Ledger 7.6: the Building deck.
import { copies, event, fact, levelsOf, mist, notable, spawn } from './face.ts';

const level = levelsOf('building');

export const buildingDeck = [
  ...level(1, [
    ...copies(2, spawn('footman', 1, 2, 3, 4)),
    spawn('footman', 2, 3, 4, 5),
    spawn('deadeye', 1, 2, 2, 3),
    spawn('shadowguard', 1, 1, 2, 2),
    fact(mist(1, 1, 2, 2)),
    event('blindingMist'),
    event('mistBurn'),
  ]),
  ...level(2, [
    fact(spawn('deadeye', 2, 2, 3, 4)),
    ...copies(2, spawn('footman', 2, 3, 4, 5)),
    spawn('shadowguard', 1, 2, 2, 3),
    spawn('bloodhound', 1, 1, 2, 3),
    notable('bishop', 'footman', 1, 2, 3, 4),
    mist(1, 2, 2, 3),
    event('mistBurn'),
  ]),
  ...level(3, [
    ...copies(2, spawn('footman', 3, 4, 5, 6)),
    spawn('deadeye', 2, 3, 4, 5),
    spawn('shadowguard', 2, 2, 3, 4),
    spawn('bloodhound', 1, 2, 3, 4),
    notable('count', 'shadowguard', 1, 1, 2, 3),
    event('blindingMist'),
    mist(1, 2, 3, 3),
  ]),
  ...level(4, [
    spawn('footman', 4, 5, 6, 7),
    ...copies(2, spawn('shadowguard', 2, 3, 4, 5)),
    spawn('deadeye', 3, 4, 5, 6),
    spawn('bloodhound', 2, 3, 4, 5),
    notable('countess', 'deadeye', 1, 2, 3, 4),
    notable('houndmaster', 'bloodhound', 1, 2, 3, 4),
    event('mistBurn'),
  ]),
  ...level(5, [
    spawn('footman', 5, 6, 7, 8),
    ...copies(2, spawn('shadowguard', 3, 4, 5, 6)),
    spawn('deadeye', 3, 4, 5, 6),
    spawn('bloodhound', 3, 4, 5, 6),
    spawn('horseman', 1, 2, 2, 3),
    notable('count', 'shadowguard', 2, 2, 3, 4),
    mist(2, 2, 3, 4),
  ]),
];
