const initial = { visibility: 'visible', 'pointer-events': 'auto' };
const names = { pointerEvents: 'pointer-events' };
const asked = new Set(['display', 'opacity', ...Object.keys(initial)]);

const isGone = (element) =>
  element.hasAttribute('hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden');

/**
 * jsdom matches each of its 120 rules and resolves a dozen colours whenever a style is asked for: a
 * tenth of the time of a screen's test. Libraries for tests ask whether an element can be seen and
 * clicked, which is answered here from what jsdom says of a lone element of its kind. Whatever else
 * is asked, and all of a document with style sheets, is still answered by jsdom.
 */
module.exports = function quickStyles(window) {
  const { document } = window;
  const real = window.getComputedStyle.bind(window);
  const kinds = new Map();

  function displayOfKind({ namespaceURI, localName }) {
    const kind = `${namespaceURI} ${localName}`;
    if (!kinds.has(kind)) {
      const lone = document.createElementNS(namespaceURI, localName);
      // Of what can be shut, the open one.
      lone.setAttribute('open', '');
      kinds.set(kind, real(lone).display);
    }
    return kinds.get(kind);
  }

  function valueOf(element, property) {
    const own = element.style?.getPropertyValue(property);
    if (own) return own;
    if (property === 'opacity') return '';
    if (property === 'display') return isGone(element) ? 'none' : displayOfKind(element);
    const { parentElement } = element;
    return parentElement ? valueOf(parentElement, property) : initial[property];
  }

  window.getComputedStyle = (element, pseudo) => {
    const isOther = pseudo || !element?.style || document.styleSheets.length > 0;
    if (isOther) return real(element, pseudo);
    let whole;
    const read = (property) => {
      if (asked.has(property)) return valueOf(element, property);
      whole ??= real(element);
      return whole.getPropertyValue(property);
    };
    return new Proxy(
      {},
      {
        get(_, key) {
          if (key === 'getPropertyValue') return read;
          const property = names[key] ?? key;
          if (asked.has(property)) return valueOf(element, property);
          whole ??= real(element);
          const value = whole[key];
          return typeof value === 'function' ? value.bind(whole) : value;
        },
      },
    );
  };
};
