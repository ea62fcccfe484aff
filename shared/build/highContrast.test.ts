/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const folders = [
  'shared',
  'shell/page',
  ...readdirSync(root).filter((it) => it.startsWith('mfe-')),
];

const sheets = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !/node_modules|dist\//.test(file))
    .map((file) => path.join(folder, file)),
);

const state = /\[aria-(?:current|selected|pressed)[^\]]*\]|\[data-current\]/;

/** Selectors of what is current, chosen or pressed, without what stands inside of it or around. */
const statesIn = (rules: string[]) =>
  rules.flatMap((selectors) =>
    selectors
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim())
      .filter((selector) => state.test(selector) && !/[\])] \.|:has\(/.test(selector))
      // Where it is only narrower or written in other colours it is the same thing.
      .map((selector) =>
        (/\S+$/.exec(selector)?.[0] ?? '').replace(/::\w+|:hover|:not\(:focus-visible\)/g, ''),
      ),
  );

const rule = /([^{}]+)\{([^{}]*)\}/g;
const highContrast = /@media \(forced-colors: active\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const sheetOf = (file: string) =>
  readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const inHighContrast = (css: string) =>
  (css.match(highContrast)?.join('') ?? '').replaceAll('@media (forced-colors: active) {', '');

/** What a sheet marks by its ground, which high contrast takes away. */
function unmarkedIn(file: string) {
  const css = sheetOf(file);
  const marked = new Set(
    statesIn([...inHighContrast(css).matchAll(rule)].map(([, selectors = '']) => selectors)),
  );
  const coloured = [...css.replace(highContrast, '').matchAll(rule)]
    .filter(([, , styles = '']) => /\b(?:background(?:-color)?|opacity):/.test(styles))
    .map(([, selectors = '']) => selectors);
  return statesIn(coloured)
    .filter((selector) => !marked.has(selector))
    .map((selector) => `${file}: ${selector}`);
}

test('what is current, chosen or pressed is seen where the system sets the colours', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expect(sheets.flatMap(unmarkedIn)).toStrictEqual([]);
});

test('a button that is pressed is seen there, whatever its variant', () => {
  const [button = ''] = sheets.filter((file) => file.endsWith('/Button.module.css'));
  const pressed = ".button[aria-pressed='true']:not(:focus-visible)";
  expect(inHighContrast(sheetOf(button))).toContain(pressed);
});

// Parts of the kit come after the ring of the focus: an outline of theirs would take its place.
test('what is marked there by an outline shows the focus all the same', () => {
  const outlined = sheets.flatMap((file) =>
    [...inHighContrast(sheetOf(file)).matchAll(rule)]
      .filter(([, , styles = '']) => styles.includes('outline: 2px solid Highlight'))
      .map(([, selectors = '']) => `${file}: ${selectors.trim()}`),
  );
  expect(outlined.length).toBeGreaterThan(8);
  // The focus stays in the text above the options.
  const own = outlined.filter((line) => !line.includes('.option[aria-selected'));
  expect(own.filter((line) => !line.includes(':focus-visible'))).toStrictEqual([]);
});
