import { richTextAttributes, richTextTags } from '@campus/shared/contract/richText';
import { cleanHtml } from '@campus/shared/server/cleanHtml';
import { Editor } from '@tiptap/core';
import { documentOf, htmlOf, isSameText } from './documentOf';
import { extensions } from './extensions';

const open = (html: string) =>
  new Editor({ extensions, content: documentOf(html), injectCSS: false });
const through = (html: string) => htmlOf(open(html));

/** What the server would take away. */
const lost = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('*')].flatMap((element) => [
    ...(richTextTags.includes(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .map(({ name }) => name)
      .filter((name) => !richTextAttributes[element.localName]?.includes(name)),
  ]);
};

const article = [
  '<h2>Как получить</h2>',
  '<p>Текст с <strong>важным</strong>, <em>особым</em>, <u>чертой</u>, <s>лишним</s> и <code>кодом</code>.<br>Дальше.</p>',
  '<ul><li><p>раз</p></li></ul><ol><li><p>два</p></li></ol><blockquote><p>слова</p></blockquote>',
  '<pre><code>a &lt; b</code></pre><hr><h3>Ещё</h3><h4>И ещё</h4>',
  '<p><a rel="noopener" href="https://example.test/?a=1&amp;b=2">сайт</a> <a rel="noopener" href="/news">своя</a> <a rel="noopener" href="tel:+74951234567">звонок</a></p>',
  '<figure><img src="/api/files/public/a.webp" alt="Вид" width="800" height="600"><figcaption>Вид</figcaption></figure>',
  '<table><tbody><tr><th colspan="2" scope="row"><p>Май</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>',
].join('');

test('what the server keeps comes back as it was', () => {
  expect(through(article)).toBe(article);
  expect(lost(article)).toStrictEqual([]);
});

test('the caption of a table is kept', () => {
  const html = through('<table><caption>Суммы</caption><tbody><tr><td>1</td></tr></tbody></table>');
  expect(html).toContain('>Суммы</caption><tbody><tr><td><p>1</p></td></tr></tbody></table>');
});

test('nothing is written that the server would take away', () => {
  const editor = open(article);
  const at = () => editor.chain().selectAll();
  at().setLink({ href: 'https://example.ru' }).run();
  editor.commands.insertContentAt(0, {
    type: 'orderedList',
    attrs: { start: 5 },
    content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
  });
  editor.commands.insertContentAt(0, { type: 'codeBlock', attrs: { language: 'js' } });
  editor.chain().setTextSelection(1).insertTable({ rows: 2, cols: 2 }).run();
  expect(editor.getHTML()).toContain('<table>');
  expect(lost(editor.getHTML())).toStrictEqual([]);
});

test('what is written is the same text once the server has saved it', () => {
  const editor = open(`${article}<p><a href="https://example.test" rel="nofollow">чужая</a></p>`);
  editor.chain().setTextSelection({ from: 2, to: 5 }).setLink({ href: '/news' }).run();
  const written = htmlOf(editor);
  expect(cleanHtml(written)).not.toBe(written);
  expect(isSameText(written, cleanHtml(written))).toBe(true);
  expect(isSameText(written, `${written}<p>И ещё.</p>`)).toBe(false);
});

test.each(['', '<p></p>', '<p> </p><p></p>', '<script>alert(1)</script>'])(
  '«%s» is an empty text',
  (html) => {
    expect(through(html)).toBe('');
  },
);

test('blank lines after the end are not written', () => {
  expect(through('<p>Текст</p><p></p><p></p>')).toBe('<p>Текст</p>');
});

test('what could act or comes from elsewhere does not get in', () => {
  expect(
    through(
      '<h1 onclick="a()">А</h1><p style="color:red"><a href="javascript:a()">б</a><img src="https://evil.example/x.png"></p><iframe src="https://x.example"></iframe>',
    ),
  ).toBe('<h2>А</h2><p>б</p>');
});
