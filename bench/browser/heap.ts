/** How much memory the page and its worker hold once the rubbish is out. */

import type { CDPSession } from '@playwright/test';

export interface Heap {
  readonly page: number;
  readonly worker: number;
}

/** Talks to the worker through the page's session. */
export async function heapOf(cdp: CDPSession): Promise<Heap> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize: page } = await cdp.send('Runtime.getHeapUsage');
  return { page, worker: await workerHeap(cdp) };
}

async function workerHeap(cdp: CDPSession): Promise<number> {
  const found: string[] = [];
  const answers = new Map<number, (result: { usedSize: number }) => void>();
  const attached = (event: { sessionId: string; targetInfo: { type: string } }): void => {
    if (event.targetInfo.type === 'worker') found.push(event.sessionId);
  };
  const received = ({ message }: { message: string }): void => {
    const { id, result } = JSON.parse(message) as { id?: number; result: { usedSize: number } };
    if (id !== undefined) answers.get(id)?.(result);
  };
  cdp.on('Target.attachedToTarget', attached);
  cdp.on('Target.receivedMessageFromTarget', received);
  const attach = { waitForDebuggerOnStart: false, flatten: false };
  await cdp.send('Target.setAutoAttach', { autoAttach: true, ...attach });
  const [sessionId] = found;
  if (sessionId === undefined) throw new Error('the page has no worker');
  const ask = (id: number, method: string): Promise<{ usedSize: number }> =>
    new Promise((done, fail) => {
      answers.set(id, done);
      const message = JSON.stringify({ id, method });
      cdp.send('Target.sendMessageToTarget', { sessionId, message }).catch(fail);
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  await cdp.send('Target.setAutoAttach', { autoAttach: false, ...attach });
  cdp.off('Target.attachedToTarget', attached);
  cdp.off('Target.receivedMessageFromTarget', received);
  return usedSize;
}
