import { federationName } from '@campus/shared/build/federationName';
import type { Page } from 'playwright';

/** What a page leaves outside of its own place. */
export interface Traces {
  /** Names of the window and of the prototypes that everybody uses, to whether the browser made them. */
  names: Record<string, 'browser' | 'page'>;
  /** Where and which property, to its computed value. */
  styles: Record<string, string>;
}

/**
 * Runs in the page, so nothing in it may have a name of its own: the compiler would add a call
 * that the page does not know. As one text, for Playwright looks at each of fifteen thousand values.
 */
function readTraces(): string {
  const print: () => string = Reflect.get(Function.prototype, 'toString');
  const owners = [
    ...['Object', 'Array', 'String', 'Number', 'Function', 'Promise', 'Map', 'Set', 'Date'],
    ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'Storage', 'History'],
    ...['XMLHttpRequest', 'Request', 'Response', 'Headers', 'URL', 'RegExp', 'Navigator'],
    ...['CSSStyleDeclaration', 'IntersectionObserver', 'Event', 'KeyboardEvent'],
  ];
  const sources: [string, object][] = [
    ['', globalThis],
    ...owners.map((owner): [string, object] => [
      `${owner}.prototype.`,
      (Reflect.get(globalThis, owner) as { prototype: object }).prototype,
    ]),
    ...[
      ...['JSON', 'Math', 'Reflect', 'Promise', 'Object', 'URL', 'Date', 'Number', 'Array'],
      ...['console', 'history', 'navigator'],
    ].map((owner): [string, object] => [`${owner}.`, Reflect.get(globalThis, owner) as object]),
  ];
  const names = sources.flatMap(([before, source]) =>
    Object.entries(Object.getOwnPropertyDescriptors(source)).map(
      ([key, descriptor]): [string, 'browser' | 'page'] => [
        before + key,
        Object.values(descriptor as Record<string, unknown>).some(
          (value) =>
            typeof value === 'function' &&
            !/\{\s*\[native code\]\s*\}$/.test(Reflect.apply(print, value, [])),
        )
          ? 'page'
          : 'browser',
      ],
    ),
  );

  const probe = document.createElement('div');
  // Written out, for the names are what a bare selector would meet.
  const probed =
    'p h1 h2 h3 h4 h5 h6 a ul ol li dl dt dd button input select textarea label fieldset legend form table caption thead th tr td img svg video nav section article aside main footer header dialog details summary figure figcaption blockquote pre code hr span strong em small time mark address progress meter output'.split(
      ' ',
    );
  for (const name of probed) probe.append(document.createElement(name));
  document.body.append(probe);
  const watched: [string, Element | null][] = [
    ...['html', 'body', '#root', 'header', 'header a', 'footer', 'footer a'].map(
      (place): [string, Element | null] => [place, document.querySelector(place)],
    ),
    ...[...probe.children].map((one): [string, Element] => [`any ${one.localName}`, one]),
  ];
  // What depends on how much there is on the page, and on where.
  const changing =
    /^(width|height|block-size|inline-size|min-|max-|margin|inset|top|right|bottom|left|perspective-origin|transform-origin|overflow|scroll|view-transition|animation|transition)/;
  // What a sheet for a few elements would change most likely.
  const telling =
    /^(color|background-color|display|position|opacity|visibility|pointer-events|cursor|font-|letter-spacing|line-height|text-|padding-|border-.*-(width|style|color)|box-shadow|outline-|filter|transform$|z-index|float|list-style)/;
  const first = 12 + 7;
  // Every element has the same properties, and those that a sheet makes up come from what it is in.
  const own = [...document.body.computedStyleMap().keys()].filter(
    (property) => !property.startsWith('--') && !changing.test(property),
  );
  const few = own.filter((property) => telling.test(property));
  const styles = watched.flatMap(([place, element], at) => {
    if (!element) return [];
    const style = getComputedStyle(element);
    const madeUp =
      at < 7 ? [...element.computedStyleMap().keys()].filter((name) => name.startsWith('--')) : [];
    return [...(at < first ? own : few), ...madeUp].map((property): [string, string] => [
      `${place} { ${property} }`,
      style.getPropertyValue(property),
    ]);
  });
  probe.remove();
  return JSON.stringify({ names: Object.fromEntries(names), styles: Object.fromEntries(styles) });
}

export const tracesOf = async (page: Page): Promise<Traces> =>
  JSON.parse(await page.evaluate(readTraces)) as Traces;

/**
 * What a library of the kit leaves when its part comes, what the one who looks brings along, and the
 * number of each frame in the page.
 */
const ofOthers = /^(?:__(zod|playwright)_|\d+$)/;

/** What webpack and Module Federation need in the window to load the code of these remotes. */
const isLoaders = (name: string, remotes: readonly string[]) =>
  remotes
    .map(federationName)
    .some((container) => name === container || name.startsWith(`webpackChunk${container}_`));

const most = 5;
const some = (found: readonly string[]) =>
  found.length > most ? [...found.slice(0, most), `${found.length - most} more`] : found;

function leakedNames(before: Traces, after: Traces, remotes: readonly string[]) {
  const names = Object.entries(after.names).filter(
    ([name]) => !ofOthers.test(name) && !isLoaders(name, remotes),
  );
  return {
    added: names.filter(([name]) => !(name in before.names)).map(([name]) => name),
    replaced: names
      .filter(([name, owner]) => owner === 'page' && before.names[name] === 'browser')
      .map(([name]) => name),
  };
}

/** What a page has changed outside of its own place, a sentence each. */
export function leaksOf(before: Traces, after: Traces, remotes: readonly string[]): string[] {
  const { added, replaced } = leakedNames(before, after, remotes);
  const restyled = Object.keys(before.styles).filter(
    (key) => key in after.styles && after.styles[key] !== before.styles[key],
  );
  return [
    ...(added.length > 0
      ? [`leaves ${some(added).join(', ')} in the window: keep it in a module.`]
      : []),
    ...(replaced.length > 0
      ? [`replaces ${some(replaced).join(', ')} of the browser: call it instead.`]
      : []),
    ...(restyled.length > 0
      ? [`changes ${some(restyled).join(', ')} of others: keep selectors in a CSS module.`]
      : []),
  ];
}
