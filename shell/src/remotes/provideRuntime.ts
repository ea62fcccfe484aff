import * as core from '@module-federation/runtime-core';

/** Remotes are built without the federation runtime; they find the shell's under this name. */
export default function provideRuntime() {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  return { name: 'provide-runtime' };
}
