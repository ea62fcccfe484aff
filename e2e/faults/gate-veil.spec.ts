import { expect, test } from '@playwright/test';
import { readVeil } from '../../shell/mount/readVeil';
import { frame, seen, veil } from '../fixtures/pageOfGate';

test('a layer that lets clicks through is told of where it hides what it lies on', async ({
  page,
}) => {
  const through = 'pointer-events:none;';
  await seen(page, frame);
  for (const [style, found] of [
    [`${through}background:#fff`, ['<div class="veil">']],
    [`${through}background:rgba(0,0,0,.05)`, []],
    [`${through}background:#fff;opacity:.1`, []],
    [`${through}background:#fff;z-index:-1`, []],
    [`${through}background:#fff;inset:auto 0 0;height:2px`, []],
    [through, []],
    ['background:#fff', []],
  ] as const) {
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), veil(style));
    expect(await page.evaluate(readVeil), style).toEqual(found);
    const own = page.locator('.veil');
    expect(await own.evaluate((layer: HTMLElement) => layer.style.pointerEvents), style).toBe(
      style.startsWith(through) ? 'none' : '',
    );
    await own.evaluate((layer) => layer.remove());
  }
});

test('a layer that is painted before or after what an element holds is told of as well', async ({
  page,
}) => {
  await seen(page, `${frame}<div class="veil">Own words</div>`);
  const whole = 'content:"";position:fixed;inset:0;pointer-events:none;background:#fff';
  for (const [rule, found] of [
    [`.veil::before{${whole}}`, ['<div class="veil">']],
    [`.veil::after{${whole}}`, ['<div class="veil">']],
    [`.veil::before{${whole};content:none}`, []],
    [`.veil::before{${whole};opacity:.1}`, []],
    [`.veil::before{${whole};inset:auto 0 0;height:2px}`, []],
  ] as const) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rule);
    expect(await page.evaluate(readVeil), rule).toEqual(found);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length), rule).toBe(1);
    await expect(page.locator('[data-asked]')).toHaveCount(0);
  }
});
