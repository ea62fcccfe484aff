/** @jest-environment node */
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { paths } from '@campus/shared/paths';
import { hasFonts } from '../fixtures/hasFonts';
import { waitFor } from '../fixtures/waitFor';
import type { Engine } from './Engine';
import { inEachEngine } from './enginesForFile';
import { typePassword, untilHydrated } from './typePassword';

/** What a page must have in sight, by CSS. */
const ofGuests = [
  [paths.home(), 'main article'],
  [mediaPaths.news(), 'main article'],
  [`${mediaPaths.events()}?view=month`, 'main [role="grid"], main table'],
  [partnerPaths.partners(), 'main article'],
  [supportPaths.newTicket(), 'main textarea'],
] as const;

const ofStudents = [
  [cardPaths.card(), 'main button'],
  [paymentPaths.payments(), 'main table, main ul, main ol'],
  [supportPaths.ownTickets(), 'main'],
] as const;

/** What somebody sees: what is asked for, a title, and no card of a part that did not open. */
async function expectDrawn({ run }: Engine, wanted: string) {
  const look = () =>
    run((selector) => {
      const found = document.querySelector(selector)?.getBoundingClientRect();
      return {
        isThere: found !== undefined && found.width > 0 && found.height > 0,
        title: document.getElementById('screen-title')?.textContent ?? '',
        failures: [...document.querySelectorAll('main [role="alert"]')].map(
          ({ textContent }) => textContent,
        ),
        isOld: document.getElementById('old-browser')?.hidden === false,
      };
    }, wanted);
  const seen = await waitFor(look, ({ isThere, title }) => isThere && title !== '');
  expect(seen).toMatchObject({ failures: [], isOld: false });
}

inEachEngine('pages that anybody reads are drawn', async ({ engine, product: { url } }) => {
  for (const [address, wanted] of ofGuests) {
    await engine.open(url + address);
    await expectDrawn(engine, wanted);
    expect((await engine.picture()).length).toBeGreaterThan(10_000);
  }
});

/** Where the links of the header are, in our fonts and in those of the device that stand in for them. */
async function placesOfLinks({ run }: Engine) {
  await waitFor(
    () => run(hasFonts),
    (hasOurs) => hasOurs,
  );
  return run(async () => {
    const look = () =>
      [...document.querySelectorAll('header a')].map((link) => link.getBoundingClientRect());
    const ours = look();
    for (const sheet of document.styleSheets)
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const text = sheet.cssRules[index]?.cssText ?? '';
        if (/^@font-face/.test(text) && text.includes('url(')) sheet.deleteRule(index);
      }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const theirs = look();
    return { ours, theirs };
  });
}

inEachEngine(
  'whoever presses the middle of a link of the header while the fonts come hits it',
  async ({ engine, product: { url } }) => {
    await engine.open(url + mediaPaths.news());
    await untilHydrated(engine);
    const { ours, theirs } = await placesOfLinks(engine);
    expect(ours.length).toBeGreaterThan(3);
    const missed = theirs.filter((before, index) => {
      const after = ours[index] ?? before;
      const [right, down] = [
        before.x + before.width / 2 - after.x,
        before.y + before.height / 2 - after.y,
      ];
      return right <= 0 || right >= after.width || down <= 0 || down >= after.height;
    });
    expect(missed).toStrictEqual([]);
  },
);

inEachEngine(
  'a link opens another remote in the same document, and each of its scripts has a hash',
  async ({ engine, product: { url } }) => {
    const { open, press, run } = engine;
    await open(url + mediaPaths.news());
    await untilHydrated(engine);
    // A script is taken out of the page as soon as it has run.
    await run(() => {
      const scripts: HTMLScriptElement[] = [];
      Object.assign(window, { isSame: true, scripts });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) if (node instanceof HTMLScriptElement) scripts.push(node);
      }).observe(document, { childList: true, subtree: true });
    });
    await press('//header//a[normalize-space()="Помощь"]');
    const look = () =>
      run(() => ({
        path: location.pathname,
        isSame: 'isSame' in window,
        remotes: ((window as { scripts?: HTMLScriptElement[] }).scripts ?? [])
          .filter(({ src }) => src.includes('/remotes/'))
          .map(({ src, integrity }) => [/remotes\/([^/]+)/.exec(src)?.[1], integrity.slice(0, 7)]),
      }));
    // The address is another one as soon as the press is answered, before the code has come.
    const isThere = ({ path, remotes }: Awaited<ReturnType<typeof look>>) =>
      path === supportPaths.help() && remotes.some(([name]) => name === 'support');
    const seen = await waitFor(look, isThere);
    expect(seen.isSame).toBe(true);
    expect(new Set(seen.remotes.map(([, hash]) => hash))).toEqual(new Set(['sha384-']));
  },
);

inEachEngine('a student signs in, and sees card, payments and tickets', async (trial) => {
  const { engine, product } = trial;
  await engine.open(product.url + mediaPaths.news());
  await typePassword(engine);
  for (const [address, wanted] of ofStudents) {
    await engine.open(product.url + address);
    await expectDrawn(engine, wanted);
  }
});
