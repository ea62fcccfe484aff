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
  // What stands before and after the content of an element has no style of its own to be set.
  const mark = 'data-asked';
  const sheet = new CSSStyleSheet();
  const parts = ['::before', '::after'];
  const rules = parts.map((part) => `[${mark}="${part}"]${part}{pointer-events:auto!important}`);
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);

  /** Lets clicks reach it, and gives the way back. */
  const ask = (each: HTMLElement, part: string) => {
    if (part) {
      each.setAttribute(mark, part);
      return () => each.removeAttribute(mark);
    }
    const [value, priority] = [
      each.style.getPropertyValue('pointer-events'),
      each.style.getPropertyPriority('pointer-events'),
    ];
    each.style.setProperty('pointer-events', 'auto', 'important');
    return () => {
      if (value) each.style.setProperty('pointer-events', value, priority);
      else each.style.removeProperty('pointer-events');
    };
  };
  const isPainted = (each: Element, part: string, style: CSSStyleDeclaration) => {
    if (part && /^(?:none|normal)$/.test(style.content)) return false;
    // The last number of a colour that can be seen through is how little of it there is.
    const isThin = /^rgba\(.* 0(?:\.[0-4]\d*)?\)$|\/ 0(?:\.[0-4]\d*)?\)$/.test(
      style.backgroundColor,
    );
    const isPicture = !part && /^(?:img|video|canvas|svg)$/.test(each.localName);
    return !isThin || style.backgroundImage !== 'none' || isPicture;
  };
  const found = new Set<string>();
  const look = (each: HTMLElement, part: string) => {
    const style = getComputedStyle(each, part || null);
    if (style.pointerEvents !== 'none' || !isPainted(each, part, style)) return;
    let opacity = part ? Number(style.opacity) : 1;
    const isOwnLayer =
      style.position === 'fixed' ||
      (style.position === 'absolute' &&
        parseFloat(style.width) >= innerWidth &&
        parseFloat(style.height) >= innerHeight);
    let layer: Element | null = part && isOwnLayer ? each : null;
    for (let up: Element | null = each; up; up = up.parentElement) {
      const { position, opacity: share } = getComputedStyle(up);
      const box = up.getBoundingClientRect();
      const isWhole = box.width >= innerWidth && box.height >= innerHeight;
      opacity *= Number(share);
      if (position === 'fixed' || (position === 'absolute' && isWhole)) layer ??= up;
    }
    if (!layer || opacity < 0.5) return;
    const goBack = ask(each, part);
    for (const { control, x, y } of middles)
      if (!layer.contains(control) && document.elementFromPoint(x, y) === each) {
        found.add(`<${layer.localName} class="${layer.getAttribute('class') ?? ''}">`);
        break;
      }
    goBack();
  };
  for (const each of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
    if (!each.checkVisibility(asSeen) || each.closest('header, footer, nav, label')) continue;
    for (const part of ['', ...parts]) look(each, part);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  return [...found];
}
