interface RefreshHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

/**
 * Development only. The refresh runtime of a remote starts after React has introduced itself, and
 * looks for it among the hook’s renderers; the shell’s own runtime does not write it down there.
 */
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as unknown as {
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook;
};
if (hook) {
  const { inject } = hook;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
