import { galleryAreas, openGallery } from '../fixtures/openGallery';
import { expect, test } from '../fixtures/test';

/** What the browser shows of the element that has the focus; runs in the page. */
function inspectFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
  if (!element.closest('main')) return null;

  const isOutlined = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  // A control that is hidden under its picture shows the focus on its label or frame.
  const around = [element, element.closest('label'), element.nextElementSibling];
  const frames: Element[] = [];
  for (let one = element.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement)
    frames.push(one);
  const outlined = [...around, ...frames].find((one) => one && isOutlined(one));
  const shown = outlined ?? element;

  const { left, top, width, height } = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const hitAt = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + dx, y + dy);
    return [shown, element, ...labels].some((own) => own.contains(hit));
  };

  const isPressed = element.matches(
    'a, button, input, select, textarea, [role]:not([role=tabpanel], [role=region])',
  );
  const isInText = getComputedStyle(element).display === 'inline';
  const wide = width >= 43.5 || (hitAt(-21, 0) && hitAt(21, 0));
  const tall = height >= 43.5 || (hitAt(0, -21) && hitAt(0, 21));
  return {
    name: element.outerHTML.slice(0, 140),
    isOutlined: outlined !== undefined,
    isUncovered: hitAt(0, 0),
    isLarge: !isPressed || isInText || (wide && tall),
    size: `${Math.round(width)}×${Math.round(height)}`,
  };
}

// Fingers press: what is smaller under a mouse grows under them.
test.describe.configure({ mode: 'parallel' });
test.use({
  viewport: { width: 768, height: 900 },
  hasTouch: true,
  isMobile: true,
});

const most = 600;

for (const area of galleryAreas)
  test(`every stop of the Tab key in ${area} is outlined, uncovered and 44 px large`, async ({
    page,
  }) => {
    await openGallery(page, area);
    await page.getByRole('main').focus();
    const wrong: string[] = [];
    for (let stop = 0; stop < most; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(inspectFocus);
      if (!seen) break;
      const { name, size, isOutlined, isUncovered, isLarge } = seen;
      if (!isOutlined) wrong.push(`no outline: ${name}`);
      if (!isUncovered) wrong.push(`covered: ${name}`);
      if (!isLarge) wrong.push(`${size}: ${name}`);
    }
    expect(wrong).toStrictEqual([]);
  });
