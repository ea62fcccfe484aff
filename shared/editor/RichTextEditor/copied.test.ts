import { Editor } from '@tiptap/core';
import { fireEvent } from '@testing-library/react';
import { documentOf, htmlOf } from './documentOf';
import { extensions } from './extensions';

const open = (html: string) =>
  new Editor({
    element: document.body.appendChild(document.createElement('div')),
    extensions,
    content: documentOf(html),
    injectCSS: false,
  });

/** What a browser keeps of one copy; it is there for every window. */
function copyAll(editor: Editor) {
  const kept = new Map<string, string>();
  const clipboardData = {
    files: [],
    clearData: () => kept.clear(),
    setData: (type: string, words: string) => void kept.set(type, words),
    getData: (type: string) => kept.get(type) ?? '',
  };
  editor.commands.selectAll();
  fireEvent.copy(editor.view.dom, { clipboardData });
  return (into: Editor) => {
    into.commands.selectAll();
    fireEvent.paste(into.view.dom, { clipboardData });
    return htmlOf(into);
  };
}

const picture = (name: string) => `<img src="/api/files/public/${name}" alt="">`;

afterEach(() => document.body.replaceChildren());

test('what was copied is pasted just as it was', () => {
  const own = open('<p>Раз</p><p></p><p>Два</p>');
  expect(copyAll(own)(own)).toBe('<p>Раз</p><p></p><p>Два</p>');
});

test.each([
  ['a picture', picture('one.png'), picture('other.png')],
  [
    'a link of the same words',
    '<p><a href="/one">Далее</a></p>',
    '<p><a href="/other">Далее</a></p>',
  ],
])('%s that was copied in another text since is the one that is pasted', (_, first, second) => {
  const [one, other] = [open(first), open(second)];
  copyAll(one);
  const paste = copyAll(other);
  expect(paste(one)).toContain('/other');
  expect(htmlOf(one)).not.toContain('/one');
});
