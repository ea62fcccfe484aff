import * as core from '@module-federation/runtime-core';
import { forgetFailedLoan } from './forgetFailedLoan';

/** Remotes are built without the federation runtime; they find the shell's under this name. */
export default function provideRuntime() {
  // Every remote is an instance of its own, and it is the remote that borrows.
  core.registerGlobalPlugins([forgetFailedLoan]);
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  return { name: 'provide-runtime' };
}
