import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/** The runtime keeps a part of the kit that did not load for ever; whoever asks again gets it anew. */
export const forgetFailedLoan: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-loan',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const known = Object.values(shareScopeMap).flatMap((scope) =>
      Object.values(scope[pkgName] ?? {}),
    );
    for (const share of known) if (!share.loaded) share.loading = null;
  },
};
