/**
 * What is painted over controls of others though clicks go through it, as a tag with its class; runs in
 * the page. For a moment each may be clicked: only then the browser tells whether it is on top.
 */
export function readVeil(): string[] {
  const asSeen = { visibilityProperty: true, opacityProperty: true };
  const middles = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    .filter((control) => control.checkVisibility(asSeen))
    .map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return { control, x: x + width / 2, y: y + height / 2 };
    });
  const found = new Set<string>();
  for (const each of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
    const style = getComputedStyle(each);
    if (style.pointerEvents !== 'none' || !each.checkVisibility(asSeen)) continue;
    if (each.closest('header, footer, nav, label')) continue;
    // The last number of a colour that can be seen through is how little of it there is.
    const isThin = /^rgba\(.* 0(?:\.[0-4]\d*)?\)$|\/ 0(?:\.[0-4]\d*)?\)$/.test(
      style.backgroundColor,
    );
    const isPicture = /^(?:img|video|canvas|svg)$/.test(each.localName);
    const isPainted = !isThin || style.backgroundImage !== 'none' || isPicture;
    if (!isPainted) continue;
    let opacity = 1;
    let layer: Element | null = null;
    for (let up: Element | null = each; up; up = up.parentElement) {
      const { position, opacity: share } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const isWhole = box.width >= innerWidth && box.height >= innerHeight;
      opacity *= Number(share);
      if (position === 'fixed' || (position === 'absolute' && isWhole)) layer ??= up;
    }
    if (!layer || opacity < 0.5) continue;
    const [value, priority] = [
      each.style.getPropertyValue('pointer-events'),
      each.style.getPropertyPriority('pointer-events'),
    ];
    each.style.setProperty('pointer-events', 'auto', 'important');
    for (const { control, x, y } of middles)
      if (!layer.contains(control) && document.elementFromPoint(x, y) === each) {
        found.add(`<${layer.localName} class="${layer.getAttribute('class') ?? ''}">`);
        break;
      }
    if (value) each.style.setProperty('pointer-events', value, priority);
    else each.style.removeProperty('pointer-events');
  }
  return [...found];
}
