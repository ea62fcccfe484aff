import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { ComponentType } from 'react';
import type { createRemoteLoader } from '../../shell/page/remotes/createRemoteLoader';

type Loaders = Record<string, () => Promise<{ default: RemoteModule }>>;

/** The monolith knows its parts when it is built: that is all that differs from the federation. */
const parts: Loaders = {
  participant: () => import('../../mfe-participant/src/remote'),
  media: () => import('../../mfe-media/src/remote'),
  payments: () => import('../../mfe-payments/src/remote'),
  support: () => import('../../mfe-support/src/remote'),
  'admin-users': () => import('../../mfe-admin-users/src/remote'),
};

const createLocalLoader: typeof createRemoteLoader = ({ onTexts }) => ({
  async component(remote, part, name) {
    const loaded = await parts[remote]?.();
    if (!loaded) throw new Error(`The monolith has no ${remote}`);
    onTexts(remote, loaded.default.locales);
    const { [name]: component, locales } = (await loaded.default[part][name]?.()) ?? {};
    if (!component) throw new Error(`${remote} has no ${name}`);
    if (locales) onTexts(remote, locales);
    return { default: component as ComponentType };
  },
  // What it has at once is found as fast by asking.
  loaded: () => undefined,
  releaseOf: () => undefined,
  renew: () => Promise.resolve(),
  takeNewer: () => Promise.resolve(''),
});

export { createLocalLoader as createRemoteLoader };
