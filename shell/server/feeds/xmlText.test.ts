/** @jest-environment node */
import { attacks } from '@campus/shared/testing/attacks';
import { parseDocument } from 'htmlparser2';
import { xmlElement, xmlText } from './xmlText';

function read(xml: string) {
  const [root] = parseDocument(xml, { xmlMode: true, decodeEntities: true }).children;
  const parts = root && 'children' in root ? root.children : [];
  return parts.map((part) => [part.type, 'data' in part ? part.data : undefined]);
}

test.each([...attacks, ']]>', '&amp;', '</title>', '<!ENTITY x>', '\'"', '🎓'])(
  'is words and nothing else: %j',
  (text) => {
    expect(read(`<title>${xmlText(text)}</title>`)).toEqual([['text', text]]);
  },
);

test('what XML cannot contain is left out, line breaks and emoji stay', () => {
  const text = 'a\0\b\u000b\u001f\ufffe\uffff\ud800b\n\t🎓\u0085';
  expect(xmlText(text)).toBe('ab\n\t🎓\u0085');
});

test('an attribute cannot be left, and an element without content closes itself', () => {
  expect(xmlElement('a', '', { href: '"><b x="' })).toBe(
    '<a href="&#x22;&#x3E;&#x3C;b x=&#x22;"/>',
  );
  expect(xmlElement('a', 'b')).toBe('<a>b</a>');
});
