import { readFileSync } from 'node:fs';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { oldBrowserMarkup, oldestBrowsers } from './oldBrowser';

/** Opens the sentence in a browser with these, as the document begins. */
function open({ any, supports }: { any?: () => void; supports: boolean }) {
  Object.assign(window, { AbortSignal: { any }, CSS: { supports: () => supports } });
  document.body.innerHTML = oldBrowserMarkup('en', 'n0');
  const script = document.querySelector('script');
  expect(script).toHaveAttribute('nonce', 'n0');
  // Scripts that are written as text do not run.
  window.eval(script?.textContent ?? '');
  return document.getElementById('old-browser');
}

const young = { any: () => undefined, supports: true };

test('a browser that has what the product is made of is told nothing, in no language', () => {
  expect(open(young)).toBeNull();
});

test.each([
  ['combines no signals', { ...young, any: undefined }],
  ['does not know two colours in one', { ...young, supports: false }],
])('one that %s is told which browsers do', (_, old) => {
  const told = open(old);
  expect(told).toBeVisible();
  expect(told).toHaveTextContent('Chrome 123, Edge 123, Firefox 124, Safari 17.5 or newer');
});

test('its script has no word that an old browser could not read', () => {
  const [, script = ''] = /<script[^>]*>(.*)<\/script>/.exec(oldBrowserMarkup('ru', 'n0')) ?? [];
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(let|const|class|async)\b/);
});

test('the first page of the repository names the same browsers', () => {
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(oldestBrowsers);
});
