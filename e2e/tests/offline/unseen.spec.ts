import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { Browser } from '@playwright/test';
import { startRelay } from '../../fixtures/startRelay';
import { expect, test } from '../../fixtures/test';

interface Reply {
  id: number;
  /** None where the page went away meanwhile. */
  result?: { result: { value: unknown } };
}

/** Tabs as people have them, of which only the newest is in sight; a page of a test always is. */
async function openTabs(browser: Browser) {
  const protocol = await browser.newBrowserCDPSession();
  const { browserContextId } = await protocol.send('Target.createBrowserContext');
  let last = 0;

  function evaluate(sessionId: string, expression: string) {
    const id = ++last;
    const params = { expression, awaitPromise: true, returnByValue: true };
    const message = JSON.stringify({ id, method: 'Runtime.evaluate', params });
    return new Promise<unknown>((resolve, reject) => {
      const hear = (heard: { sessionId: string; message: string }) => {
        const reply = JSON.parse(heard.message) as Reply;
        if (heard.sessionId !== sessionId || reply.id !== id) return;
        protocol.off('Target.receivedMessageFromTarget', hear);
        resolve(reply.result?.result.value);
      };
      protocol.on('Target.receivedMessageFromTarget', hear);
      protocol.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  }

  return {
    /** Opens a tab before all others; gives what an expression comes to in it, once it is there. */
    async open(url: string) {
      const { targetId } = await protocol.send('Target.createTarget', { url, browserContextId });
      const { sessionId } = await protocol.send('Target.attachToTarget', { targetId });
      return (expression: string) => evaluate(sessionId, expression);
    },
    async close() {
      await protocol.send('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

const isServed = 'navigator.serviceWorker.controller !== null';
const update = 'navigator.serviceWorker.ready.then((ready) => ready.update()).then(() => true)';
const isWaiting = 'navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)';

test(
  'a newer worker begins once nobody has looked at the site for a while',
  { tag: '@all' },
  async ({ browser, product }) => {
    const relay = await startRelay(product);
    const tabs = await openTabs(browser);
    const campus = await tabs.open(relay.url + mediaPaths.events());
    await expect.poll(() => campus(isServed)).toBe(true);
    relay.releaseShell();
    await campus(update);
    await expect.poll(() => campus(isWaiting)).toBe(true);

    await tabs.open('about:blank');
    await expect.poll(() => campus('document.visibilityState')).toBe('hidden');
    await expect.poll(() => campus(isWaiting)).toBe(false);
    await tabs.close();
    await relay.stop();
  },
);
