import { parseSafeHtml } from '@campus/shared/text/parseSafeHtml';
import { DOMParser, Slice, type Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

const cssOf = (element: Element) => element.getAttribute('data-style') ?? '';

function renamed(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Google wraps everything in <b style="font-weight:normal"> and writes bold as a style. */
function readStyles(text: DocumentFragment) {
  for (const element of text.querySelectorAll('[data-style]')) {
    const css = cssOf(element);
    const isPlain = /(?:^|[;\s])font-weight:\s*(normal|[1-5]00)/i.test(css);
    if (element.localName === 'strong' && isPlain) renamed(element, 'span');
    if (element.localName !== 'span') continue;
    if (/font-style:\s*italic/i.test(css)) renamed(element, 'em');
    else if (/(?:^|[;\s])font-weight:\s*(bold|[6-9]00)/i.test(css)) renamed(element, 'strong');
  }
}

/** Word writes a list as paragraphs, each with its mark as a text. */
function readWordLists(text: DocumentFragment) {
  let list: Element | undefined;
  for (const paragraph of text.querySelectorAll('p[data-style*="mso-list:"]')) {
    const mark = [...paragraph.querySelectorAll('[data-style]')].find((element) =>
      /mso-list:\s*ignore/i.test(cssOf(element)),
    );
    const kind = /^\s*[\da-zа-я]{1,3}[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    if (list?.localName !== kind || list.nextElementSibling !== paragraph) {
      list = paragraph.ownerDocument.createElement(kind);
      paragraph.before(list);
    }
    list.append(renamed(paragraph, 'li'));
  }
}

const isBlank = (element: Element) => !element.textContent?.trim() && !element.querySelector('img');

/**
 * Brings the habits of other editors to ours; blank paragraphs were only distance. It comes back in
 * a block, or spaces between the blocks would count as words.
 */
function tidyPasted(text: DocumentFragment): Element {
  readWordLists(text);
  readStyles(text);
  for (const paragraph of text.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  const block = text.ownerDocument.createElement('div');
  block.append(text);
  return block;
}

/** How deep a side may melt into the text around it; a cell of a table stays a cell. */
function openDepth(first: Node | null, side: 'firstChild' | 'lastChild', limit: number) {
  let depth = 0;
  for (let node = first; node && depth < limit && !node.type.spec.isolating; node = node[side])
    depth += 1;
  return depth;
}

// Not a lock, that one is `parseSafeHtml`: as soon as a style or a handler is parsed, the content
// policy refuses it aloud, and what a style says about the words is still needed.
const withoutStyles = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1\s*>/gis, '')
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/([\s"'/])(style|class|on\w+)\s*=/gi, '$1 data-$2='),
    );

/** Foreign markup as a piece of a document: cleaned, and read as its author saw it. */
export function pastedSlice({ schema, selection }: EditorState, html: string): Slice {
  const text = parseSafeHtml(withoutStyles(html), {
    tags: ['span'],
    attributes: ['data-style', 'data-class'],
  });
  if (!text) return Slice.empty;
  const parser = DOMParser.fromSchema(schema);
  const { content, openStart, openEnd } = parser.parseSlice(tidyPasted(text), {
    context: selection.$from,
  });
  return new Slice(
    content,
    openDepth(content.firstChild, 'firstChild', openStart),
    openDepth(content.lastChild, 'lastChild', openEnd),
  );
}
