import { federationName } from '@campus/shared/build/federationName';

/** What a page leaves outside of its own place. */
export interface Traces {
  /** Names of the window and of the prototypes that everybody uses, to whether the browser made them. */
  names: Record<string, 'browser' | 'page'>;
  /** Where and which property, to its computed value. */
  styles: Record<string, string>;
}

/** What a library of the kit leaves when its part comes, and what the one who looks brings along. */
const ofOthers = /^__(zod|playwright)_/;

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
