/** The theme, the contrast and the size of letters that somebody chose are attributes of the page. */
function copyAttributes(from: Element, to: Element) {
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

function copyStyles(from: Document, to: Document) {
  for (const style of from.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'link[rel="stylesheet"], style',
  )) {
    const copy = to.importNode(style, true);
    if (style instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = style.href;
    // Reading the attribute gives nothing: a nonce is hidden from scripts of others.
    if (style.nonce) copy.nonce = style.nonce;
    to.head.append(copy);
  }
}

/**
 * Makes an empty document look like this page and gives the place to draw in. No markup is parsed,
 * so the policies have nothing to forbid.
 */
export function dressDocument(inside: Document): HTMLElement {
  copyAttributes(document.documentElement, inside.documentElement);
  copyStyles(document, inside);
  const place = inside.createElement('div');
  inside.body.append(place);
  return place;
}
