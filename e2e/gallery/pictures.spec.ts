import { root } from '@campus/shared/build/root';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { release } from 'node:os';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { expect, test } from '../fixtures/test';

/** Bars of the page lie over what is drawn below them. Runs in the page, whose policy refuses `<style>`. */
function hideFrame() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '#root :is(header, nav, footer, aside):not(main *) { visibility: hidden !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Half as large and of few colours: layout, shape and tone stay, and the repository stays light. */
async function reduce(shot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(shot).metadata();
  return sharp(shot)
    .resize({ width: Math.round(width / 2) })
    .png({ palette: true, colours: 16, dither: 0, effort: 10 })
    .toBuffer();
}

/**
 * What it looks like as soon as that is what was kept, or two looks at it are the same: what comes late
 * may move the rest.
 */
async function pictureOf(part: Locator, kept: Buffer | undefined): Promise<Buffer> {
  let shot: Buffer = Buffer.alloc(0);
  let picture: Buffer = shot;
  await expect(async () => {
    const before = shot;
    shot = await part.screenshot({ animations: 'disabled', caret: 'hide' });
    if (shot.equals(before)) return;
    picture = await reduce(shot);
    expect(picture.equals(kept ?? shot)).toBe(true);
  }).toPass({ intervals: [0, 100, 250] });
  return picture;
}

const keptIn = path.join(root, 'e2e/gallery/pictures/source.txt');

/** The name and version of the system; of a Linux those of its distribution, which brings the fonts. */
function systemName() {
  const file = '/etc/os-release';
  const said = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^PRETTY_NAME="(.*)"$/m.exec(said)?.[1] ?? `${process.platform} ${release()}`;
}

/** The browser and the system that pictures taken here are of. */
const pictureSource = (browser: Browser) =>
  `${browser.browserType().name()} ${browser.version()} on ${systemName()}`;

/** What the committed pictures are of. */
const pictureSourceKept = () =>
  existsSync(keptIn) ? readFileSync(keptIn, 'utf8').trim() : 'nothing known';

const keepPictureSource = (source: string) => writeFileSync(keptIn, `${source}\n`);

test.describe.configure({ mode: 'parallel' });

const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

/** Another browser lays lines of text out a little differently, another system has other fonts. */
test.beforeEach(({ browser }, { config }) => {
  const here = pictureSource(browser);
  if (/all|changed/.test(config.updateSnapshots)) return keepPictureSource(here);
  const made = pictureSourceKept();
  test.skip(here !== made, `not compared here: this is ${here}, the pictures are of ${made}`);
});

interface Look {
  name: string;
  width: number;
  media?: { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' };
}

/** In one visit: to load a page takes longer than to draw it anew. */
const looks: readonly Look[] = [
  { name: '320', width: 320 },
  { name: '768', width: 768 },
  { name: '1280', width: 1280 },
  { name: '768-dark', width: 768, media: { colorScheme: 'dark' } },
  { name: '768-forced', width: 768, media: { forcedColors: 'active' } },
];

/** Rows out of sight are believed to be as high as one that was seen, in whatever letters had come: a change of width asks anew. */
const sizeBefore = { width: 480, height: 900 };

async function expectLook(page: Page, area: string, { name, width, media }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...media });
  const file = `${area}-${name}.png`;
  const place = test.info().snapshotPath(file);
  const kept = existsSync(place) ? readFileSync(place) : undefined;
  const picture = await pictureOf(page.getByRole('main'), kept);
  expect.soft(picture, name).toMatchSnapshot(file, tolerance);
}

for (const area of galleryAreas) {
  test(`${area} looks as it did at every width and in every colour`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(sizeBefore);
    await openGallery(page, area);
    await page.evaluate(hideFrame);
    for (const look of looks) await test.step(look.name, () => expectLook(page, area, look));
  });

  test(`${area} looks as it did for low vision`, async ({ page }) => {
    await page.setViewportSize(sizeBefore);
    await openGallery(page, area, { vision: '150.white.wide.hidden' });
    await page.evaluate(hideFrame);
    await expectLook(page, area, { name: '768-low-vision', width: 768 });
  });
}
