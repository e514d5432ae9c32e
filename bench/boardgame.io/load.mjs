// Fifty tables of two at boardgame.io's server, each answering as soon as it is their turn: rate, times, bytes.

import { createRequire } from 'node:module';
import { mainWorkOf, processorTime, steady, workOf } from '../measure.mjs';

const { io } = createRequire(import.meta.url)('socket.io-client');
const [port, tables, seconds, server] = process.argv.slice(2).map(Number);
const times = [];
let [answers, given, bytes, isOn] = [0, 0, 0, false];

async function sit(matchID, playerID) {
  const socket = io(`http://127.0.0.1:${port}/ten`, { transports: ['websocket'], forceNew: true });
  await new Promise((resolve) => socket.on('connect', resolve));
  socket.io.engine.transport.ws.on('message', (data) => isOn && (bytes += data.length));
  let sent = 0;
  let own = false;
  const move = (state) => {
    if (own) given++;
    if (own && isOn) {
      answers++;
      times.push(performance.now() - sent);
    }
    own = state.ctx.currentPlayer === playerID;
    if (!own) return;
    sent = performance.now();
    const payload = { type: 'mark', args: [state.G.moves], playerID, credentials: null };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
  };
  socket.on('sync', (_, { state }) => move(state));
  socket.on('update', (_, state) => move(state));
  socket.emit('sync', matchID, playerID, undefined, 2);
}

for (let at = 0; at < tables; at++) for (const who of ['0', '1']) await sit(`table-${at}`, who);
// By the same measure as the other crowd: a server that runs, not one that starts.
await steady(() => given);
const began = performance.now();
const worked = workOf(server);
const waited = mainWorkOf(server);
const played = processorTime();
isOn = true;
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const took = (performance.now() - began) / 1000;
times.sort((a, b) => a - b);
console.log(
  JSON.stringify({
    rate: answers / took,
    p99: times[Math.floor(times.length * 0.99)],
    bytes: bytes / answers,
    work: (workOf(server) - worked) / answers,
    main: (mainWorkOf(server) - waited) / answers,
    crowd: (processorTime() - played) / answers,
  }),
);
process.exit(0);
