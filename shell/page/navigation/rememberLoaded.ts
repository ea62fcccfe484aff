import type { ComponentType } from 'react';
import type { ScreenCode } from './ScreenCode';

/** A screen of the shell that does not come with the first load. */
export function rememberLoaded(load: ScreenCode['load']): ScreenCode {
  let known: ComponentType | undefined;
  return {
    async load() {
      const file = await load();
      known = file.default;
      return file;
    },
    loaded: () => known,
  };
}
