/** The browser's offer to install the table: kept until a game was finished, and made once, politely. */

import { create } from 'zustand';
import { changeSettings } from './settings.ts';

/** Not in the standard library: only some browsers offer it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Install {
  readonly prompt: InstallPrompt | null;
  readonly installed: boolean;
}

export const useInstall = create<Install>(() => ({ prompt: null, installed: false }));

/** Call once: from then on the browser's own banner stays away. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstall.setState({ prompt: null, installed: true }));
}

/** The player wants it: the browser asks. An offer can be used once. */
export async function install(): Promise<void> {
  const { prompt } = useInstall.getState();
  useInstall.setState({ prompt: null });
  const answer = await prompt?.prompt();
  if (answer?.outcome === 'dismissed') changeSettings({ declined: true });
}
