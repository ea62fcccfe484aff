import type { CodePart } from './CodePart';
import { clearOnPageHide } from './clearOnPageHide';
import { createEventReplay, onFirstInteraction } from './lazyHydration';

/**
 * Lazy hydration. Runs in pages that the server has rendered, before any other code: the rest is
 * fetched behind the page, runs at the first interaction, and events until then are replayed.
 */
const code = document.querySelector<HTMLTemplateElement>('template#code')?.content;

const nonce = document.currentScript?.nonce ?? '';

/** Adds to the page what stands in wait, once, in the name of this script. */
function add<Tag extends HTMLElement>(selector: string, prepare?: (copy: Tag) => void) {
  for (const element of code?.querySelectorAll<Tag>(selector) ?? []) {
    const copy = element.cloneNode(true) as Tag;
    element.remove();
    copy.setAttribute('nonce', nonce);
    prepare?.(copy);
    document.head.append(copy);
  }
}

const fetchPart = (part: CodePart) => add(`link[data-for="${part}"]`);

function fetchSignIn() {
  fetchPart('shell');
  fetchPart('signIn');
  document.dispatchEvent(new Event('campus:signIn'));
}

clearOnPageHide();
const replay = createEventReplay(document, fetchSignIn);
document.addEventListener('campus:shell', () => replay.openSignIn(), { once: true });
document.addEventListener('campus:hydrated', () => replay.release(), { once: true });

onFirstInteraction({
  addFonts: () => add('style'),
  // Behind the pictures of the page, so that it is there when somebody reaches for it.
  fetchCode() {
    fetchPart('shell');
    fetchPart('screen');
  },
  fetchSignIn,
  runCode: () =>
    add<HTMLScriptElement>('script', (script) => {
      // In the order in which they stand, as a script of the document would be.
      script.async = false;
    }),
});
