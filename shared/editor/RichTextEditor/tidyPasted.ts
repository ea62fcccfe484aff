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
export function tidyPasted(text: DocumentFragment): Element {
  readWordLists(text);
  readStyles(text);
  for (const paragraph of text.querySelectorAll('p')) if (isBlank(paragraph)) paragraph.remove();
  const block = text.ownerDocument.createElement('div');
  block.append(text);
  return block;
}
