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
    ...copies(2, spawn('footman', 2, 3, 4, 5)),
    spawn('deadeye', 1, 2, 3, 4),
    spawn('shadowguard', 1, 2, 2, 3),
    spawn('bloodhound', 1, 2, 2, 3),
    notable('count', 'shadowguard', 1, 1, 1, 2),
    event('blindingMist'),
    mist(1, 1, 2, 2),
  ]),
  ...level(4, [
    spawn('footman', 3, 3, 5, 6),
    ...copies(2, spawn('shadowguard', 2, 2, 3, 4)),
    spawn('deadeye', 2, 3, 4, 5),
    spawn('bloodhound', 1, 2, 3, 4),
    notable('countess', 'deadeye', 1, 2, 2, 3),
    notable('houndmaster', 'bloodhound', 1, 2, 2, 3),
    event('mistBurn'),
  ]),
  ...level(5, [
    spawn('footman', 3, 4, 5, 7),
    ...copies(2, spawn('shadowguard', 2, 3, 4, 5)),
    spawn('deadeye', 2, 3, 4, 5),
    spawn('bloodhound', 2, 2, 3, 4),
    spawn('horseman', 1, 2, 2, 3),
    notable('count', 'shadowguard', 1, 2, 2, 3),
    mist(1, 2, 2, 3),
  ]),
];
