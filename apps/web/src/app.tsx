import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { theEngine } from './engine/client.ts';
import { allTables } from './saves/db.ts';
import { Home } from './screens/Home.tsx';
import { Learn } from './screens/Learn.tsx';
import { loadTable } from './tables/registry.ts';

const tableScreen = () => import('./screens/TableScreen.tsx');
const TableScreen = lazy(tableScreen);
const OnlineScreen = lazy(() => import('./online/OnlineScreen.tsx'));
const Knock = lazy(() => import('./online/Knock.tsx'));
const Credits = lazy(() => import('./screens/Credits.tsx'));
const Rules = lazy(() => import('./screens/Rules.tsx'));
const setup = () => import('./screens/Setup.tsx');
const Setup = lazy(setup);
const Reseat = lazy(() => import('./screens/Reseat.tsx'));
const Settings = lazy(() => import('./screens/Settings.tsx'));

/** Where a table is opened at once, what it needs is fetched while the page itself begins. */
if (/^#\/(table|replay|resume|learn)/.test(location.hash)) {
  theEngine();
  void tableScreen();
}

/** The set-up form is what most people open next: it is fetched once the page is quiet. */
const SETTLED = 1500;
addEventListener('load', () => setTimeout(() => void setup().catch(() => undefined), SETTLED), {
  once: true,
});

/** Every address is a fragment: the page can be served from anywhere and works without a network. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Suspense fallback={null}>
        <Switch>
          <Route path="/new/:game">{({ game }) => <Setup key={game} game={game} />}</Route>
          <Route path="/new/:game/:seed/:seats/:options?">
            {({ game, ...link }) => <Setup key={Object.values(link).join('/')} game={game} link={link} />}
          </Route>
          <Route path="/table/:id">
            {({ id }) => <TableScreen key={id} source={{ kind: 'play', id }} />}
          </Route>
          <Route path="/replay/link/:code">
            {({ code }) => <TableScreen key={code} source={{ kind: 'link', code }} />}
          </Route>
          <Route path="/replay/:id">
            {({ id }) => <TableScreen key={id} source={{ kind: 'replay', id }} />}
          </Route>
          <Route path="/join/:table/:invite/:seat?">
            {({ table, invite, seat }) => (
              <OnlineScreen table={table} invite={invite} seat={Number(seat) || null} how="join" />
            )}
          </Route>
          <Route path="/knock/:word?">{({ word }) => <Knock key={word} said={word ?? ''} />}</Route>
          <Route path="/seats/:id">{({ id }) => <Reseat key={id} id={id} />}</Route>
          <Route path="/learn/:game">{({ game }) => <Learn game={game} />}</Route>
          <Route path="/rules/:game">{({ game }) => <Rules game={game} />}</Route>
          <Route path="/rules/:game/:rule">{({ game, rule }) => <Rules game={game} rule={rule} />}</Route>
          <Route path="/settings/from/*">{(from) => <Settings from={from['*']} />}</Route>
          <Route path="/settings">
            <Settings />
          </Route>
          <Route path="/credits" component={Credits} />
          <Route path="/:how/:table">
            {({ how, table }) =>
              isWay(how) ? (
                <OnlineScreen key={how} table={table} invite={null} how={how === 'online' ? 'play' : how} />
              ) : (
                <Home />
              )
            }
          </Route>
          <Route path="/resume" component={Resume} />
          <Route component={Home} />
        </Switch>
      </Suspense>
    </Router>
  );
}

/** Ways to look at a table online: from one's seat, without one, as the screen of all, as a hand beside that. */
const WAYS = ['online', 'watch', 'screen', 'hand'] as const;
const isWay = (how: string): how is (typeof WAYS)[number] => WAYS.some((way) => way === how);

/** The shortcut of the installed app: the game played last. */
function Resume() {
  const [to, setTo] = useState<string | null>(null);
  useEffect(() => {
    allTables()
      .then((tables) => tables.find((table) => !table.over))
      .then((table) => {
        if (table !== undefined) void loadTable(table.game);
        setTo(table === undefined ? '/' : `/table/${table.id}`);
      })
      .catch(() => setTo('/'));
  }, []);
  return to === null ? null : <Redirect to={to} />;
}
