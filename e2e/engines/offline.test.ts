/** @jest-environment node */
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paths } from '@campus/shared/paths';
import { waitFor } from '../fixtures/waitFor';
import { inEachEngine } from './enginesForFile';
import { typePassword } from './typePassword';

inEachEngine(
  'the card opens while nothing of the product answers',
  async (trial) => {
    const { engine, product } = trial;
    const { open, run, press } = engine;
    await open(product.url + paths.home());
    await typePassword(engine);
    await open(product.url + paths.home());
    const kept = () =>
      run(async () => {
        if (!(await caches.has('campus-own'))) return [];
        const requests = await (await caches.open('campus-own')).keys();
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await waitFor(kept, (found) => found.includes(cardPaths.card()));

    await product.stop();
    await run((address) => void setTimeout(() => location.assign(address)), cardPaths.card());
    await press('//button[@aria-label="QR-код на обороте"]');
    const shownSide = () =>
      run(() => document.querySelector('main figure [aria-hidden="false"]')?.textContent ?? '');
    const words = await waitFor(shownSide, (text) => text.includes('Без сети'));
    expect(words).toContain('Код действует до');
  },
  { breaksProduct: true },
);
