import type { Page } from 'playwright';

/**
 * What a page that was opened by its address has done before anybody has pressed anything, a sentence
 * each; runs in the page. The shell itself gives the focus to the title of a screen, after a move.
 */
export function readUnasked(): string[] {
  const asSeen = { visibilityProperty: true, opacityProperty: true };
  const focused = document.activeElement;
  const isOfShell =
    !focused ||
    focused === document.body ||
    focused.id === 'screen-title' ||
    (!focused.closest('main') && focused.closest('header, footer, nav') !== null);
  // That of the kit says it by what it hides behind it.
  const isBehind = document.querySelector('header')?.closest('[inert], [aria-hidden="true"]');
  const modal = isBehind ? '[role="dialog"]' : '[role="dialog"][aria-modal="true"]';
  const windows = [...document.querySelectorAll(`dialog[open], [role="alertdialog"], ${modal}`)];
  return [
    ...(isOfShell
      ? []
      : [
          `takes the focus to <${focused.localName} class="${focused.getAttribute('class') ?? ''}"> by itself: leave it where people have it.`,
        ]),
    ...(windows.some((each) => each.checkVisibility(asSeen))
      ? ['opens a window over the page by itself: wait until somebody asks for it.']
      : []),
  ];
}

/** What a page takes of people who have only opened it, a sentence each. */
export const sayUnasked = (page: Page): Promise<string[]> => page.evaluate(readUnasked);
