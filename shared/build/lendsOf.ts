import type { Compilation } from 'webpack';
import { isDevelopment } from './baseConfig';
import { kitSurface } from './surface/kitSurface';
import { offersOf } from './surface/recordUses';

interface Provided {
  _name?: string;
  _version?: string | false;
}

/** What really is in the build, which is not always what the configuration wished. */
export const lendsOf = (compilation: Compilation) =>
  Object.fromEntries(
    [...compilation.modules]
      .filter(({ type }) => type === 'provide-module')
      .map((module) => module as Provided)
      .map(({ _name = '', _version }) => [_name, _version || '*'] as const)
      .sort(),
  );

/** What the lent modules hold; while developing nobody asks. */
export function offersIn(compilation: Compilation) {
  const surface = kitSurface();
  return surface && !isDevelopment
    ? offersOf(surface, Object.keys(lendsOf(compilation)))
    : undefined;
}
