import * as core from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/** The runtime keeps a part of the kit that did not load for ever; whoever asks again gets it anew. */
const forgetFailedLoan: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-loan',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const known = Object.values(shareScopeMap).flatMap((scope) =>
      Object.values(scope[pkgName] ?? {}),
    );
    for (const share of known) if (!share.loaded) share.loading = null;
  },
};

/** Remotes are built without the federation runtime; they find the shell's under this name. */
export default function provideRuntime() {
  // Every remote is an instance of its own, and it is the remote that borrows.
  core.registerGlobalPlugins([forgetFailedLoan]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  return { name: 'provide-runtime' };
}
