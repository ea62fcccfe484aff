import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { createRemoteLoader } from '../../shell/src/remotes/createRemoteLoader';

type Loaders = Record<string, () => Promise<{ default: RemoteModule }>>;

/** The monolith knows its parts when it is built: that is all that differs from the federation. */
const parts: Loaders = {
  participant: () => import('../../mfe-participant/src/remote'),
  media: () => import('../../mfe-media/src/remote'),
  payments: () => import('../../mfe-payments/src/remote'),
  support: () => import('../../mfe-support/src/remote'),
  'admin-users': () => import('../../mfe-admin-users/src/remote'),
};

const createLocalLoader: typeof createRemoteLoader = ({ onModule }) => ({
  async component(remote, part, name) {
    const loaded = await parts[remote]?.();
    if (!loaded) throw new Error(`The monolith has no ${remote}`);
    onModule(remote, loaded.default);
    const component = (await loaded.default[part][name]?.())?.[name];
    if (!component) throw new Error(`${remote} has no ${name}`);
    return { default: component };
  },
  renew: () => Promise.resolve(),
});

export { createLocalLoader as createRemoteLoader };
