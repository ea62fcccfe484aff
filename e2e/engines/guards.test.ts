/** @jest-environment node */
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { openRegistry } from '../../shell/releases/registry/openRegistry';
import { filesOfList, releaseFolder, tamper } from '../fixtures/tamper';
import { waitFor } from '../fixtures/waitFor';
import { inEachEngine } from './enginesForFile';
import { untilHydrated } from './typePassword';

inEachEngine('text does not become markup or code', async ({ engine, product: { url } }) => {
  await engine.open(url + mediaPaths.news());
  const tried = await engine.run(() => {
    const isRefused = (work: () => void) => {
      try {
        work();
        return false;
      } catch {
        return true;
      }
    };
    const box = document.createElement('div');
    const button = document.createElement('button');
    return {
      markup: isRefused(() => (box.innerHTML = '<b>bold</b>')),
      handler: isRefused(() => button.setAttribute('onclick', 'window.intruder = 1')),
      script: isRefused(() => (document.createElement('script').text = 'window.intruder = 2')),
    };
  });
  expect(tried).toEqual({ markup: true, handler: true, script: true });
});

inEachEngine(
  'a script that nobody vouches for does not run',
  async ({ engine, product: { url } }) => {
    await engine.open(url + mediaPaths.news());
    const outcome = await engine.run(() => {
      const own = [...document.scripts].find(({ src }) => src.includes('/shell/'));
      const nonce = [...document.scripts].find((script) => script.nonce)?.nonce ?? '';
      const script = document.createElement('script');
      const integrity = `sha384-${'A'.repeat(64)}`;
      Object.assign(script, { nonce, integrity, crossOrigin: 'anonymous' });
      return new Promise<string>((resolve) => {
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        try {
          script.src = `${own?.src ?? '/shell/none.js'}?again`;
          document.head.append(script);
        } catch {
          resolve('refused');
        }
      });
    });
    expect(outcome).toBe('refused');
  },
);

inEachEngine(
  'a file of a remote that was changed does not run',
  async ({ engine, product }) => {
    const { url, dataDir } = product;
    await engine.open(url + mediaPaths.events());
    await untilHydrated(engine);
    const registry = await openRegistry({ dataFolder: dataDir });
    const folder = releaseFolder(dataDir, (await registry.current()).channels.media?.stable ?? '');
    await tamper(folder, filesOfList(folder).chunk);
    await engine.press('//header//a[normalize-space()="Новости"]');
    const look = () =>
      engine.run(() => ({
        path: location.pathname,
        words: document.querySelector('main')?.textContent ?? '',
        hasRun: 'intruder' in window,
      }));
    const isThere = ({ path, words }: Awaited<ReturnType<typeof look>>) =>
      path === mediaPaths.news() && /не открылся|Новости/.test(words);
    const seen = await waitFor(look, isThere);
    expect(seen.hasRun).toBe(false);
  },
  { breaksProduct: true },
);
