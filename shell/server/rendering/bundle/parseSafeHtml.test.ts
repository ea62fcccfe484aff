import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { attacks } from '@campus/shared/testing/attacks';
import { parseSafeHtml as inBrowser } from '@campus/shared/text/parseSafeHtml';
import { parseSafeHtml as onServer } from './parseSafeHtml';

/** What the kit reads of a tree, texts that touch being one. */
function read(node: Node): unknown[] {
  return [...node.childNodes].reduce<unknown[]>((all, child) => {
    const element = child as Element;
    const next =
      child.nodeType === 1
        ? {
            name: element.localName,
            attributes: [
              'href',
              'src',
              'alt',
              'width',
              'height',
              'colspan',
              'rowspan',
              'scope',
            ].map((name) => element.getAttribute(name)),
            caption: element.querySelector('caption')?.textContent ?? null,
            children: read(child),
          }
        : child.textContent;
    return [...all, next];
  }, []);
}

const texts = [
  '<h2>Как получить</h2><p>Раз&nbsp;и <strong>два</strong>.<br>Дальше &lt;b&gt; &amp; «так»</p>',
  '<ul><li>раз</li><li>два</li></ul><figure><img src="/api/files/public/a.webp" alt="Вид &quot;сверху&quot;" width="8" height="6"><figcaption>Вид</figcaption></figure>',
  '<table><caption>Суммы</caption><tr><th scope="col" colspan="2">Месяц</th></tr><tr><td>Май</td></tr></table>',
  '<p>Абзац<ul><li>раз<li>два</ul><a href="/news">а<a href="/events">б</a></a>',
];

test.each([...texts, ...attacks])('the server reads as a browser does: %s', (written) => {
  const saved = cleanHtml(written);
  const tree = inBrowser(saved);
  expect(read(onServer(saved))).toEqual(tree ? read(tree) : []);
});

test('a text is searched by names of elements, and by nothing else', () => {
  const text = onServer('<h2>Раз</h2><ul><li><h3>Два</h3></li></ul><h2>Три</h2>');
  const words = [...text.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(words).toEqual(['Раз', 'Два', 'Три']);
  expect(text.querySelector('table')).toBeNull();
  expect(() => text.querySelectorAll('h2.large')).toThrow('not by h2.large');
});
