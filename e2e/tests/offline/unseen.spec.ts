import { mediaPaths } from '@campus/shared/contract/media/paths';
import { openTabs } from '../../fixtures/openTabs';
import { startRelay } from '../../fixtures/startRelay';
import { expect, test } from '../../fixtures/test';

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
