import { federationName } from '@campus/shared/build/federationName';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Quarantine } from '../quarantine/createQuarantine';
import type { Releases } from './createReleases';

export type Part = 'screens' | 'widgets';

/** One screen or widget. */
export type Which = readonly [remote: string, part: Part, name: string];

interface Options {
  releases: Releases;
  loadRemote: typeof loadRemote;
  watch: Quarantine;
  onTexts: (remote: string, locales: RemoteModule['locales']) => void;
}

/** The code of remotes that this page has, each from the release that the page uses. */
export function createModules({ releases, loadRemote, watch, onTexts }: Options) {
  const modules = new Map<string, Promise<RemoteModule>>();
  const components = new Map<string, ComponentType>();
  const given = new Set<string>();
  const keyOf = (...names: readonly string[]) => names.join('/');

  async function loadModule(remote: string): Promise<RemoteModule> {
    const release = releases.used(remote);
    const address = `${federationName(remote)}/remote`;
    const loaded = await loadRemote<{ default: RemoteModule }>(address);
    if (!loaded) throw new Error(`${remote} came without its module`);
    if (release === releases.used(remote)) onTexts(remote, loaded.default.locales);
    return loaded.default;
  }

  function moduleOf(remote: string): Promise<RemoteModule> {
    const known = modules.get(remote);
    if (known) return known;
    const loading = loadModule(remote);
    modules.set(remote, loading);
    loading.catch(() => modules.get(remote) === loading && modules.delete(remote));
    return loading;
  }

  async function componentOf([remote, part, name]: Which): Promise<ComponentType> {
    const load = (await moduleOf(remote))[part][name];
    if (!load) throw new Error(`${remote} has no ${name} in this release`);
    const { [name]: component, locales } = await load();
    if (!component) throw new Error(`The file of ${name} does not export ${name}`);
    if (locales) onTexts(remote, locales);
    return component as ComponentType;
  }

  async function load(which: Which): Promise<ComponentType> {
    const [remote] = which;
    const used = releases.used(remote);
    const release = used?.release ?? '';
    if (!given.has(remote)) await watch.admit(remote, release);
    const rest = watch.begin(remote, release);
    try {
      const component = await componentOf(which);
      // Meanwhile another place of the remote may have turned to another release.
      if (used !== releases.used(remote)) return await load(which);
      given.add(remote);
      components.set(keyOf(...which), component);
      return component;
    } finally {
      rest();
    }
  }

  return {
    load,
    loaded: (...which: Which) => components.get(keyOf(...which)),
    isAsked: (remote: string) => modules.has(remote),
    /** Whether something of it may be seen on this page: from then on its release stays. */
    isGiven: (remote: string) => given.has(remote),
    /** What comes from now on is loaded anew. */
    drop(remote: string) {
      modules.delete(remote);
      for (const key of components.keys())
        if (key.startsWith(keyOf(remote, ''))) components.delete(key);
    },
  };
}
