import { expect, test } from '@playwright/test';
import { readTaken } from '../../shell/mount/frameOf';
import { sayStorage, markStorage } from '../../shell/mount/markStorage';
import { watchRest } from '../../shell/mount/watchRest';
import { frame, seen, veil } from '../fixtures/pageOfGate';

for (const [what, script, found] of [
  ['that takes nothing', 'onclick = () => 1; addEventListener("wheel", () => 1)', []],
  [
    'that keeps clicks from others',
    'document.addEventListener("click", (event) => event.stopImmediatePropagation(), true)',
    ['click'],
  ],
  [
    'that lets nobody leave it by keys or scroll it',
    'for (const kind of ["keydown", "wheel", "touchmove"]) addEventListener(kind, (event) => event.preventDefault(), { passive: false })',
    ['touchmove', 'keydown', 'wheel'],
  ],
] as const)
  test(`of the events of a page ${what} ${found.length > 0 ? 'those are told' : 'none is'}`, async ({
    page,
  }) => {
    await seen(page, frame, `document.body.prepend(document.createElement("header"));${script}`);
    expect(await page.evaluate(readTaken)).toEqual(found);
  });

/** Higher than two windows, with something to press at its end. */
const tall = `${frame}<p style="height:5000px">1</p><button>Дальше</button>`;
const header =
  'document.body.prepend(document.createElement("header"));document.querySelector("header").append("Кампус");';
const veilAtScroll = `onscroll = () => document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(veil(''))})`;

for (const [what, script, until, found] of [
  ['is at rest', '', 'true', []],
  [
    'adds to the history',
    'setInterval(() => history.pushState(null, "", location.href), 50)',
    'history.length > 2',
    ['adds to the history by itself'],
  ],
  ['takes the focus', 'document.querySelector("button").focus()', 'true', ['takes the focus to']],
  ['changes its title', 'document.title = "(1)"', 'true', ['to «(1)» by itself']],
  [
    'asks again and again',
    'globalThis.asked = 0; setInterval(() => fetch("/api/news").then(() => { asked += 1 }), 20)',
    'asked > 8',
    ['calls though nobody does anything'],
  ],
  [
    'cannot be scrolled',
    'setInterval(() => scrollTo(0, 0), 20)',
    'true',
    ['goes back to its top when it is scrolled'],
  ],
  ['is covered where somebody scrolls to', veilAtScroll, 'true', ['lies with <div class="veil">']],
  [
    'fills the storage of all',
    'localStorage.setItem("media", "1".repeat(3e5))',
    'true',
    ['letters in the browser'],
  ],
  ['holds too much memory', 'globalThis.kept = new Array(3e7).fill(1.5)', 'true', ['MB of memory']],
] as const)
  test(`a page that ${what} is ${found.length > 0 ? 'told of' : 'left alone'} after its rest`, async ({
    page,
  }) => {
    await seen(page, tall);
    await page.evaluate(`{${header}}`);
    const say = await watchRest(page);
    await page.evaluate(`{${script}};undefined`);
    await page.waitForFunction(until);
    expect(await say()).toEqual(found.map((words): unknown => expect.stringContaining(words)));
  });

test('a page that empties or fills what all keep in the browser is told of', async ({ page }) => {
  await seen(page, frame);
  const isKept = await markStorage(page);
  expect(await isKept()).toStrictEqual([]);
  expect(await sayStorage(page)).toStrictEqual([]);
  await page.evaluate(() => localStorage.clear());
  expect(await isKept()).toEqual([expect.stringContaining('empties the storage')]);
  await page.evaluate(() => {
    let at = 0;
    for (const size of [1e5, 1e3, 10, 1])
      try {
        for (;;) localStorage.setItem(`${(at += 1)}`, '1'.repeat(size));
      } catch {
        continue;
      }
  });
  const again = await markStorage(page);
  expect(await again()).toEqual([expect.stringContaining('fills the storage')]);
});
