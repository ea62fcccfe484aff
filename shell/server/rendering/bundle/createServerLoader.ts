import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { ComponentType } from 'react';
import type { RemoteLoader, Which } from '../../../page/remotes/createRemoteLoader';
import type { createServerTexts } from './createServerTexts';

const never = () => new Promise<never>(() => undefined);

/** The code of remotes, where all of it is there from the beginning. */
export function createServerLoader(
  modules: Readonly<Record<string, RemoteModule>>,
  addTexts: ReturnType<typeof createServerTexts>['add'],
): RemoteLoader {
  const known = new Map<string, ComponentType>();
  return {
    async component(...which: Which) {
      const [remote, part, name] = which;
      const module = modules[remote];
      const load = module?.[part][name];
      if (!load) throw new Error(`${remote} has no ${name} to render`);
      addTexts(remote, module.locales);
      const { [name]: component, locales } = await load();
      if (locales) addTexts(remote, locales);
      known.set(which.join('/'), component as ComponentType);
      return { default: component as ComponentType };
    },
    loaded: (...which) => known.get(which.join('/')),
    releaseOf: () => undefined,
    renew: never,
    takeNewer: never,
  };
}
