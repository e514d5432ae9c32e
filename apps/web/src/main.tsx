import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadIcons } from './art/index.ts';
import { watchGestures } from './gesture.ts';
import { keepInstallPrompt } from './install.ts';
import { keepOffline } from './offline.ts';
import { Boundary } from './screens/Broken.tsx';
import { followSystem, followTabs, useSettings, wearSettings } from './settings.ts';
import './style/index.css';

wearSettings(useSettings.getState());
useSettings.subscribe(wearSettings);
followSystem();
followTabs();
void loadIcons('shell');
keepInstallPrompt();
watchGestures();
addEventListener('keydown', () => (document.documentElement.dataset['keyed'] = ''), { once: true });
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Boundary>
      <App />
    </Boundary>
  </StrictMode>,
);
keepOffline().catch(() => undefined); // A browser that forbids it plays with a network.
