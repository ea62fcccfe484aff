import { createHold } from './createHold';
import { whenReached } from './whenReached';

/**
 * Runs in pages that the server has drawn, before any other code. They are read as they are; the
 * code comes behind them, runs when somebody reaches for the page, and gets what was pressed
 * meanwhile.
 */
const code = document.querySelector<HTMLTemplateElement>('#code')?.content;

function add<Element extends Node>(selector: string, prepare?: (copy: Element) => void) {
  for (const element of code?.querySelectorAll(selector) ?? []) {
    const copy = element.cloneNode() as unknown as Element;
    prepare?.(copy);
    document.head.append(copy);
  }
}

const hold = createHold(document);
document.addEventListener('campus:begun', () => hold.release(), { once: true });

whenReached({
  // Behind the pictures of the page, so that it is there when somebody reaches for it.
  fetchCode: () => add('link'),
  runCode: () =>
    add<HTMLScriptElement>('script', (script) => {
      // In the order in which they stand, as a script of the document would be.
      script.async = false;
    }),
});
