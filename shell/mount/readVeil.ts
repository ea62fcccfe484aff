/**
 * What is painted over controls of others though clicks go through it, as a tag with its class; runs in
 * the page. For a moment each may be clicked: only then the browser tells whether it is on top. No function
 * in it may have a name: tsx, which the commands run under, wraps those in a helper that the page has not.
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
  const parts = ['::before', '::after'];
  const asked = new CSSStyleSheet();
  const rules = parts.map((part) => `[data-asked="${part}"]${part}{pointer-events:auto!important}`);
  asked.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(asked);

  const found = new Set<string>();
  for (const each of document.querySelectorAll<HTMLElement>('body *:not(svg *)')) {
    if (!each.checkVisibility(asSeen) || each.closest('header, footer, nav, label')) continue;
    for (const part of ['', ...parts]) {
      const style = getComputedStyle(each, part || null);
      if (style.pointerEvents !== 'none') continue;
      if (part && /^(?:none|normal)$/.test(style.content)) continue;
      // The last number of a colour that can be seen through is how little of it there is.
      const isThin = /^rgba\(.* 0(?:\.[0-4]\d*)?\)$|\/ 0(?:\.[0-4]\d*)?\)$/.test(
        style.backgroundColor,
      );
      const isPicture = !part && /^(?:img|video|canvas|svg)$/.test(each.localName);
      if (isThin && style.backgroundImage === 'none' && !isPicture) continue;

      const { position, opacity: share, width, height } = style;
      const isWhole = parseFloat(width) >= innerWidth && parseFloat(height) >= innerHeight;
      const isLayer = position === 'fixed' || (position === 'absolute' && isWhole);
      let layer: Element | null = part && isLayer ? each : null;
      let opacity = part ? Number(share) : 1;
      for (let up: Element | null = each; up; up = up.parentElement) {
        const around = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        const isAll = box.width >= innerWidth && box.height >= innerHeight;
        opacity *= Number(around.opacity);
        if (around.position === 'fixed' || (around.position === 'absolute' && isAll)) layer ??= up;
      }
      if (!layer || opacity < 0.5) continue;

      const value = each.style.getPropertyValue('pointer-events');
      const priority = each.style.getPropertyPriority('pointer-events');
      if (part) each.setAttribute('data-asked', part);
      else each.style.setProperty('pointer-events', 'auto', 'important');
      for (const { control, x, y } of middles)
        if (!layer.contains(control) && document.elementFromPoint(x, y) === each) {
          found.add(`<${layer.localName} class="${layer.getAttribute('class') ?? ''}">`);
          break;
        }
      each.removeAttribute('data-asked');
      if (value) each.style.setProperty('pointer-events', value, priority);
      else if (!part) each.style.removeProperty('pointer-events');
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== asked);
  return [...found];
}
