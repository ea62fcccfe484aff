/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');
const tokens = read('shared/ui/tokens.css');
const tokenOf = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1];

test('the accent colour is #5ABFA1', () => {
  expect(tokenOf('color-accent-fill')?.toUpperCase()).toBe('#5ABFA1');
});

test('the fonts are Inter and a second sans font', () => {
  const [text, heading] = [tokenOf('font-text'), tokenOf('font-heading')];
  expect(text).toMatch(/^'Inter Variable'.*sans-serif$/);
  expect(heading).toMatch(/^'Onest Variable'.*sans-serif$/);
  const fonts = read('shared/ui/fonts.css');
  for (const font of ['Inter Variable', 'Onest Variable'])
    expect(fonts).toContain(`font-family: '${font}'`);
});

const breakpoints: [string, number][] = [
  ['mobile', 320],
  ['mobileMiddle', 375],
  ['mobileLarge', 475],
  ['tabletSmall', 640],
  ['tablet', 768],
  ['desktopSmall', 1024],
  ['desktop', 1280],
  ['desktopLarge', 1440],
];

test.each(breakpoints)('the breakpoint %s is %dpx', (name, width) => {
  const overlay = read('shared/ui/GridOverlay/GridOverlay.module.css');
  expect(overlay).toMatch(
    new RegExp(`min-width: ${width}px\\) {\\s+\\.name::after {\\s+content: '${name} ≥ ${width}'`),
  );
});

const folders = ['shared', 'shell', ...readdirSync('.').filter((name) => /^mfe-/.test(name))];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/node_modules|dist\/|\.test\./.test(file))
    .map((file) => join(folder, file)),
);

/** The widths that a layout changes at: of the window, of a container, of a picture. */
const conditions = /\((?:min-|max-)?width\s*(?::|[<>]=?)\s*([\d.]+)(px|r?em)\)/g;

test('no layout changes at a width other than these', () => {
  const known = new Set(breakpoints.flatMap(([, width]) => [`${width}px`, `${width - 1}px`]));
  const found = files.flatMap((file) =>
    [...read(file).matchAll(conditions)].map(([, size, unit]) => ({
      file,
      width: `${size}${unit}`,
    })),
  );
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(({ width }) => !known.has(width))).toStrictEqual([]);
});
