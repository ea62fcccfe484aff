/** @jest-environment node */
import { readFileSync } from 'node:fs';

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

test.each([
  ['mobile', 320],
  ['mobileMiddle', 375],
  ['mobileLarge', 475],
  ['tabletSmall', 640],
  ['tablet', 768],
  ['desktopSmall', 1024],
  ['desktop', 1280],
  ['desktopLarge', 1440],
])('the breakpoint %s is %dpx', (name, width) => {
  const overlay = read('shared/ui/GridOverlay/GridOverlay.module.css');
  expect(overlay).toMatch(
    new RegExp(`min-width: ${width}px\\) {\\s+\\.name::after {\\s+content: '${name} ≥ ${width}'`),
  );
});
