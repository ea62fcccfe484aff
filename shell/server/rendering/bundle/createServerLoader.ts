import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { addTexts } from '../../../page/language/addTexts';
import type { RemoteLoader, Which } from '../../../page/remotes/createRemoteLoader';

const never = () => new Promise<never>(() => undefined);

/** The code of remotes, where all of it is there from the beginning. */
export function createServerLoader(
  modules: Readonly<Record<string, RemoteModule>>,
  texts: i18n,
): RemoteLoader {
  const known = new Map<string, ComponentType>();
  return {
    async component(...which: Which) {
      const [remote, part, name] = which;
      const module = modules[remote];
      const load = module?.[part][name];
      if (!load) throw new Error(`${remote} has no ${name} to render`);
      addTexts(texts, remote, module.locales);
      const { [name]: component, locales } = await load();
      if (locales) addTexts(texts, remote, locales);
      known.set(which.join('/'), component as ComponentType);
      return { default: component as ComponentType };
    },
    loaded: (...which) => known.get(which.join('/')),
    releaseOf: () => undefined,
    renew: never,
    takeNewer: never,
  };
}
