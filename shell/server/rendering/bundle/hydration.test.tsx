import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { attacks } from '@campus/shared/testing/attacks';
import { RichText } from '@campus/shared/text/RichText';
import { parseSafeHtml as inBrowser } from '@campus/shared/text/parseSafeHtml';
import { render } from '@testing-library/react';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { parseSafeHtml as onServer } from './parseSafeHtml';

jest.mock('@campus/shared/text/parseSafeHtml', () => {
  const kit: { parseSafeHtml: typeof inBrowser } = jest.requireActual(
    '@campus/shared/text/parseSafeHtml',
  );
  return { parseSafeHtml: jest.fn(kit.parseSafeHtml) };
});

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'ru', resources: {} }));

/** What React finds to be different in the page that the server has rendered. */
function differences(html: string) {
  const text = (
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>
  );
  jest.mocked(inBrowser).mockImplementationOnce(onServer);
  const page = document.createElement('main');
  page.innerHTML = renderToString(text);
  const found: unknown[] = [];
  const onRecoverableError = (error: unknown) => found.push(error);
  render(text, { container: page, hydrate: true, onRecoverableError });
  return found;
}

const inTables = 'p h2 ul li blockquote pre strong figure table caption tbody tr td br'.split(' ');
const odd = [
  ...['<pre>\nx</pre>', '<pre>\n\nx</pre>', '<pre><code>\nx</code></pre>', '<p>a\r\nb</p>'],
  ...['<p>a\u0000b</p>', '<p>&#13;a</p>', '<p>&#0;a</p>', '<p>\ud800a</p>', '<p>\ufeffa</p>'],
  ...['<p>x<table><tr><td>1</td></tr></table></p>', '<p>x<strong>y<table>z</table></strong></p>'],
  '<a href="/x"><table><tr><td><a href="/y">z</a></td></tr></table></a>',
  '<img src="/api/files/public/a.webp" alt="a\nb">',
  ...inTables.flatMap((tag) => [
    `<table>x<${tag}>y</${tag}>z</table>`,
    `<table><tr><td>x</td></tr><tr>y<${tag}>z</table>`,
  ]),
];

test.each([...odd, ...attacks])('a page with %j is the same when its script takes over', (html) => {
  expect(differences(cleanHtml(html))).toStrictEqual([]);
});
