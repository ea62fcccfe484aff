/**
 * What lies on controls of others and takes their clicks, as a tag with its class; runs in the page.
 * What sticks to an edge is the shell's, and behind a window that is open nothing is to be pressed.
 */
export function readCover(): string[] {
  if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return [];
  const found = new Set<string>();
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || control.contains(top) || top.contains(control)) continue;
    if (top.closest('header, footer, nav, label')) continue;
    let layer: Element | null = top;
    while (layer && getComputedStyle(layer).position !== 'fixed') {
      const box = layer.getBoundingClientRect();
      const isWhole = box.width >= innerWidth && box.height >= innerHeight;
      if (isWhole && getComputedStyle(layer).position === 'absolute') break;
      layer = layer.parentElement;
    }
    if (!layer || layer.contains(control)) continue;
    found.add(`<${layer.localName} class="${layer.getAttribute('class') ?? ''}">`);
  }
  return [...found];
}
