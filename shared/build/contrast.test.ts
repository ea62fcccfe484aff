/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync('shared/ui/tokens.css', 'utf8');

type Theme = 'light' | 'dark';

/** `--color-link: light-dark(#1e7a62, #7fd3ba)`, or one colour for both. */
function colourOf(name: string, theme: Theme) {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(text)?.[1] ?? '';
  const colours = value.match(/#[0-9a-f]{6}/gi) ?? [];
  const found = theme === 'light' ? colours[0] : colours.at(-1);
  if (!found) throw new Error(`No colour is called ${name}`);
  return found;
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken'];
const words = ['text', 'text-muted', 'link', 'accent-text', 'danger', 'info', 'success'];
const onGround = grounds.flatMap((ground) => words.map((word) => [word, ground] as const));

/** Text needs 4.5 : 1, and the edges of controls 3 : 1. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...onGround.map(([word, ground]) => [word, ground, 4.5] as const),
  ['text-subtle', 'bg', 4.5],
  ['text-subtle', 'surface', 4.5],
  ['on-accent', 'accent-fill', 4.5],
  ['on-accent', 'accent-fill-hover', 4.5],
  ['on-accent-soft', 'accent-soft', 4.5],
  ['on-accent-soft', 'accent-soft-hover', 4.5],
  ['on-strong', 'strong', 4.5],
  ['on-strong', 'strong-hover', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-warning-soft', 'warning-soft', 4.5],
  ['info', 'info-soft', 4.5],
  ['success', 'success-soft', 4.5],
  ['border-control', 'bg', 3],
  ['border-control', 'surface', 3],
  ['focus', 'bg', 3],
  ['focus', 'surface', 3],
  ['chart-line', 'surface', 3],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs)('%s on %s reaches %d to 1', (word, ground, least) => {
    const reached = contrast(colourOf(word, theme), colourOf(ground, theme));
    expect(Math.floor(reached * 100) / 100).toBeGreaterThanOrEqual(least);
  });
});

describe.each(['black', 'white', 'blue'])('for low vision, %s', (scheme) => {
  const vision = readFileSync('shared/ui/vision.css', 'utf8');
  const [paper = '', ink = ''] = ['paper', 'ink'].map(
    (name) => new RegExp(`'${scheme}'[^}]*--${name}: (#[0-9a-f]{6})`).exec(vision)?.[1] ?? '',
  );

  test('ink on paper reaches 7 to 1', () => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
  });

  test('no colour of the usual version is left', () => {
    const named = (css: string): string[] => css.match(/--color-[\w-]+(?=:)/g) ?? [];
    const kept = named(text).filter((name) => !named(vision).includes(name));
    expect(kept).toEqual(['--color-backdrop']);
  });
});

const folders = readdirSync('.').filter((name) => /^(shared|shell|mfe-.*)$/.test(name));

const styles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.includes('dist/'))
    .map((name) => join(folder, name)),
);

test('the accent is a fill: no text, border, icon or ring has its colour', () => {
  const declaration =
    /(?:^|[;{\s])((?:color|border[\w-]*|outline[\w-]*|fill|caret-color|text-decoration[\w-]*|accent-color)\s*:[^;]*(?:--color-accent-fill|#5abfa1)[^;]*);/gi;
  const found = styles.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declaration)].map(
      ([, rule = '']) => `${file}: ${rule}`,
    ),
  );
  expect(found).toStrictEqual([]);
});
