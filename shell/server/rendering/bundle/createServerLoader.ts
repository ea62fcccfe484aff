import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { ComponentType } from 'react';
import type { RemoteLoader, Which } from '../../../page/remotes/createRemoteLoader';
import type { createServerTexts } from './createServerTexts';
import type { createSlots } from './createSlots';

const neverLoaded = () => new Promise<never>(() => undefined);

/** The code of remotes, where all of it is there from the beginning. */
export function createServerLoader(
  modules: Readonly<Record<string, RemoteModule>>,
  addTexts: ReturnType<typeof createServerTexts>['add'],
  slots: ReturnType<typeof createSlots>,
): RemoteLoader {
  const known = new Map<string, ComponentType>();

  async function load([remote, part, name]: Which): Promise<ComponentType> {
    const module = modules[remote];
    const start = module?.[part][name];
    if (!start) throw new Error(`${remote} has no ${name} to render`);
    addTexts(remote, module.locales);
    const { [name]: component, locales } = await start();
    if (locales) addTexts(remote, locales);
    return component as ComponentType;
  }

  return {
    async component(...which: Which) {
      const [remote, part, name] = which;
      const component =
        part === 'screens' ? await load(which) : await slots.load(remote, name, load);
      known.set(which.join('/'), component);
      return { default: component };
    },
    loaded: (...which) => known.get(which.join('/')),
    releaseOf: () => undefined,
    renew: neverLoaded,
    takeNewer: neverLoaded,
  };
}
