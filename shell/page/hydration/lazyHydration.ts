import { opensSignIn } from './CodePart';

interface Steps {
  addFonts: () => void;
  fetchCode: () => void;
  /** The shell and the window of sign-in alone: somebody waits for it. */
  fetchSignIn: () => void;
  runCode: () => void;
}

/** Milliseconds after the page has loaded: its pictures are painted first, and then read. */
const pause = { fetch: 1_500, run: 6_000 };

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'submit'] as const;

/** By a reload, or through the history. */
function isBack() {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival !== undefined && 'type' in arrival && arrival.type !== 'navigate';
}

/** The server has left something out, which only code brings: until then skeletons pulse in its place. */
const isPartial = () => document.querySelector('#root[data-partial]') !== null;

/** Whoever is signed in has come to do something, and no picture competes with the code. */
const isOwn = () => document.querySelector('#root[data-own]') !== null;

/** Whoever comes back was somewhere on the page, and an address may open or point to something. */
const isUrgent = () =>
  isPartial() ||
  isOwn() ||
  isBack() ||
  location.hash !== '' ||
  /[?&](modal|grid)=/.test(location.search);

function once(work: () => void) {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** Fonts lay the whole page out anew: what has been laid out is painted first. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => void setTimeout(work));

/** At once, or after the first scroll: browsers fetch those of the next screen as well. */
const isSeenFirst = (picture: HTMLImageElement) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < 2 * innerHeight;
};

/** A page has loaded without its pictures that load lazily, of which some are seen first. */
function whenPicturesEnd(work: () => void) {
  const coming = [...document.images].filter((each) => !each.complete && isSeenFirst(each));
  const ended = new Set<EventTarget | null>();
  const end = ({ target }: Event) => ended.add(target).size === coming.length && work();
  for (const picture of coming)
    for (const way of ['load', 'error']) picture.addEventListener(way, end);
  if (coming.length === 0) work();
}

/**
 * Whoever has been here before has the files of fonts at hand. The place in a page is found again only
 * where it is as high as it was.
 */
const isKnown = () => Boolean(navigator.serviceWorker?.controller) || isBack();

/**
 * Runs the code at the first interaction, or when the page has been idle for a while. Fonts come when
 * the first pictures are there, or behind the code where somebody waits for that.
 */
export function onFirstInteraction({ addFonts, fetchCode, fetchSignIn, runCode }: Steps) {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isRun = false;
  const beginFonts = once(addFonts);
  const beginCode = once(fetchCode);

  function run(event?: Event) {
    if (isRun) return;
    isRun = true;
    timers.forEach(clearTimeout);
    removeEventListener('load', rest);
    for (const sign of signs) removeEventListener(sign, run, true);
    // All of it at once: the first script alone would find out what comes next a round trip later.
    if (event && opensSignIn(event.target)) fetchSignIn();
    else beginCode();
    document.addEventListener('campus:screens', beginCode, { once: true });
    runCode();
    // Somebody waits for the code, and nobody for fonts.
    document.addEventListener('campus:hydrated', beginFonts, { once: true });
    setTimeout(beginFonts, pause.run);
  }

  function rest() {
    whenPicturesEnd(() => isRun || afterPaint(beginFonts));
    timers.push(
      setTimeout(beginFonts, pause.fetch),
      setTimeout(beginCode, pause.fetch),
      setTimeout(() => run(), pause.run),
    );
  }

  if (isKnown()) beginFonts();
  if (isUrgent()) {
    run();
    return;
  }
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true });
  addEventListener('load', rest, { once: true });
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const ownValue = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');

/** As if it was typed now: React compares a field with what it last knew of it. */
function typeAgain(field: Field, value: string) {
  const tell = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // In a part that is not yet hydrated React hydrates it now, and believes what the field holds.
  tell('input');
  field.value = '';
  ownValue(field)?.set?.call(field, value);
  tell('input');
  if (field instanceof HTMLSelectElement) tell('change');
}

function checkAgain(field: HTMLInputElement, checked: boolean) {
  field.checked = !checked;
  field.click();
}

const isFileInput = (field: Field) => field.type === 'file';

/** Waits with what a field holds now: a form that takes it over begins with values of its own. */
function fillAgain(field: Field): () => void {
  // It keeps its file, and a script may not set its value.
  if (isFileInput(field)) return () => field.dispatchEvent(new Event('change', { bubbles: true }));
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => checkAgain(field, checked);
  }
  const { value } = field;
  return () => typeAgain(field, value);
}

/** A filter is sent in the address; what else people write never is. */
const isFilter = (form: HTMLFormElement) => form.getAttribute('method') === 'get';

/** What is open over the page has its code, for it is of no server. */
const isOpened = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** What cannot be done again must not keep the rest from it. */
function replayEach(kept: Iterable<() => void>) {
  for (const again of kept)
    try {
      again();
    } catch (error) {
      reportError(error);
    }
}

/**
 * Keeps what is pressed and sent until the page is hydrated, also from React, which would answer in a
 * page that is half hydrated: what changes then is no longer what the server has rendered. What is typed
 * goes to React as well, and is repeated. Links need no code, nor does a form that is sent in the address.
 * The window of sign-in changes nothing of the page, so it is opened as soon as the shell is hydrated.
 */
export function createEventReplay(page: Document, onSignIn = () => {}) {
  const pending = new Map<EventTarget | Event, () => void>();
  const { pathname } = location;
  let hasShell = false;

  /** The screen that somebody has gone on to since is of no server either. */
  const isOnNextScreen = (target: EventTarget | null) =>
    location.pathname !== pathname && target instanceof Element && target.closest('main') !== null;

  /** What happens to one subject several times is done once; keys follow each other and are all done. */
  function keep(event: Event, subject: EventTarget | Event, again: () => void) {
    event.stopPropagation();
    pending.set(subject, again);
  }

  function click(event: Event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    const isSignIn = opensSignIn(button);
    if (isSignIn) onSignIn();
    // Without a form there is nothing that a press would send.
    if (button && (button.type !== 'submit' || !button.form) && !(isSignIn && hasShell))
      keep(event, button, () => button.click());
  }

  function input({ target }: Event) {
    // With the shell there React has heard of a file already, and would take it twice.
    if (isField(target) && !(hasShell && isFileInput(target)))
      pending.set(target, fillAgain(target));
  }

  function submit(event: Event) {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || isFilter(target)) return;
    event.preventDefault();
    keep(event, target, () => target.requestSubmit());
  }

  function keydown(event: KeyboardEvent) {
    const { target, key, code, ctrlKey, metaKey } = event;
    if (!target || isField(target) || key.length !== 1 || key === ' ') return;
    // Browsers would focus their address or search bar.
    if (code === 'KeyK' && (ctrlKey || metaKey)) event.preventDefault();
    keep(event, event, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
  }

  const ways = Object.entries({ click, input, submit, keydown }) as [string, EventListener][];
  const heard = ways.map(([type, listener]): [string, EventListener] => [
    type,
    (event) => isOpened(event.target) || isOnNextScreen(event.target) || listener(event),
  ]);
  for (const [type, listener] of heard) page.addEventListener(type, listener, true);

  return {
    /** The shell is hydrated, parts of remotes may not be. */
    openSignIn() {
      hasShell = true;
      for (const [subject, again] of pending) {
        if (subject instanceof Event || !opensSignIn(subject)) continue;
        pending.delete(subject);
        again();
      }
    },
    release() {
      for (const [type, listener] of heard) page.removeEventListener(type, listener, true);
      replayEach(pending.values());
      pending.clear();
    },
  };
}
