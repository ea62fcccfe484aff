import type { Page } from 'playwright';
import { readVeil } from './readVeil';

/**
 * What lies on controls of others and takes their clicks, as a tag with its class; runs in the page.
 * What sticks to an edge is the shell's, and behind a window that is open nothing is to be pressed.
 */
export function readCover(): string[] {
  const windows = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]');
  const asSeen = { visibilityProperty: true, opacityProperty: true };
  if ([...windows].some((each) => each.checkVisibility(asSeen))) return [];
  const found = new Set<string>();
  for (const control of document.querySelectorAll('a[href], button, input, select, textarea')) {
    if (!control.checkVisibility(asSeen)) continue;
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

/** What a page does to the frame that all pages share, a sentence each; runs in the page. */
export function readFrame(): string[] {
  // Behind a window that is open a page stands still.
  const windows = document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]');
  const asSeen = { visibilityProperty: true, opacityProperty: true };
  if ([...windows].some((each) => each.checkVisibility(asSeen))) return [];
  const root = document.documentElement;
  const isLocked = [root, document.body].some((each) =>
    /^(hidden|clip)$/.test(getComputedStyle(each).overflowY),
  );
  // What stands in the main part is the page’s own: a header of a card, or of one that is folded away.
  const headers = [...document.querySelectorAll('header')].filter((each) => !each.closest('main'));
  return [
    ...(root.scrollWidth > innerWidth + 1
      ? [`is ${root.scrollWidth} px wide, and the window ${innerWidth}: let its content wrap.`]
      : []),
    ...(isLocked ? ['keeps the page from being scrolled: give that back.'] : []),
    ...(headers.some((header) => header.closest('[inert], [aria-hidden="true"]'))
      ? ['makes the header of the page inert: leave what is not its own.']
      : []),
    // That of the shell has no box of its own.
    ...(headers.some((header) =>
      [header, ...header.children].some((each) => each.checkVisibility()),
    )
      ? []
      : ['takes the header of the page away: leave what is not its own.']),
  ];
}

/**
 * Which events no longer reach whom they are meant for, or what the browser does with them; runs in
 * the page, with a button in the header, which is nobody's.
 */
export function readTaken(): string[] {
  const probe = document.createElement('button');
  (document.querySelector('header') ?? document.body).append(probe);
  const how = { bubbles: true, cancelable: true };
  const touch = { ...how, touches: [new Touch({ identifier: 0, target: probe })] };
  const heard: Event[] = [];
  const taken = [
    ...['click', 'mousedown', 'contextmenu'].map((kind) => new MouseEvent(kind, how)),
    ...['touchstart', 'touchmove'].map((kind) => new TouchEvent(kind, touch)),
    new PointerEvent('pointerdown', how),
    new KeyboardEvent('keydown', { ...how, key: 'Tab' }),
    new WheelEvent('wheel', how),
  ].filter((event) => {
    probe.addEventListener(event.type, (one) => void heard.push(one), { once: true });
    return !probe.dispatchEvent(event) || !heard.includes(event);
  });
  probe.remove();
  return taken.map(({ type }) => type);
}

/** What a page does to the frame and takes of others, a sentence each. */
export const coverOf = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(readFrame)),
  ...(await page.evaluate(readTaken)).map(
    (kind) => `takes every ${kind} of the page for itself: listen on what is its own.`,
  ),
  ...(await page.evaluate(readCover)).map(
    (layer) =>
      `lies with ${layer} on what others are to press: take it away, or let clicks through.`,
  ),
  ...(await page.evaluate(readVeil)).map(
    (layer) =>
      `paints ${layer} over what others are to press: take it away, though clicks go through it.`,
  ),
];
