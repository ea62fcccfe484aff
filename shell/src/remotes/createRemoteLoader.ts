import { federationName } from '@campus/shared/build/federationName';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Plan, PlannedRemote } from './Plan';

export type Part = 'screens' | 'widgets';

export interface RemoteLoader {
  /** One screen or widget, after the failure ladder: twice again, then the release before. */
  component: (remote: string, part: Part, name: string) => Promise<{ default: ComponentType }>;
  /** Asks what the current release is: somebody may have mended it meanwhile. */
  renew: (remote: string) => Promise<void>;
}

interface Options {
  plan: Plan;
  federation: { loadRemote: typeof loadRemote; registerRemotes: typeof registerRemotes };
  fetchPlan: () => Promise<Plan>;
  learn: (plan: Plan) => void;
  /** Called once for every remote that loads, before any of its screens renders. */
  onModule: (remote: string, module: RemoteModule) => void;
}

const patience = 8000;
const pauses = [300, 900];

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2)));

/** A hung script produces no error of its own, so the shell keeps the time. */
function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not load in ${patience} ms`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await work();
    } catch {
      await pause(milliseconds);
    }
  }
  return work();
}

/** Loads remotes that were unknown when the shell was built. */
export function createRemoteLoader(options: Options): RemoteLoader {
  const { plan, federation, fetchPlan, learn, onModule } = options;
  const planned = new Map<string, PlannedRemote>();
  const modules = new Map<string, Promise<RemoteModule>>();
  const register = (name: string, entry: string, force = false) =>
    federation.registerRemotes([{ name: federationName(name), entry }], { force });

  for (const remote of plan.remotes) {
    planned.set(remote.declaration.name, remote);
    register(remote.declaration.name, remote.entry);
  }

  async function loadModule(remote: string): Promise<RemoteModule> {
    const address = `${federationName(remote)}/remote`;
    const loaded = await inTime(federation.loadRemote<{ default: RemoteModule }>(address), remote);
    if (!loaded) throw new Error(`${remote} came without its module`);
    return loaded.default;
  }

  async function climb(name: string): Promise<RemoteModule> {
    try {
      return await persistently(() => loadModule(name));
    } catch (error) {
      const before = planned.get(name)?.lastKnownGood;
      if (!before) throw error;
      console.warn(`[${name}] does not load; the release ${before.release} takes its place`, error);
      register(name, before.entry, true);
      return loadModule(name);
    }
  }

  function moduleOf(name: string): Promise<RemoteModule> {
    const known = modules.get(name);
    if (known) return known;
    const loading = climb(name);
    modules.set(name, loading);
    loading.then(
      (module) => onModule(name, module),
      () => modules.delete(name),
    );
    return loading;
  }

  return {
    async component(remote, part, name) {
      const module = await moduleOf(remote);
      const load = module[part][name];
      if (!load) throw new Error(`${remote} has no ${name} in this release`);
      const file = await persistently(() => inTime(load(), `${remote}/${name}`));
      const component = file[name];
      if (!component) throw new Error(`The file of ${name} does not export ${name}`);
      return { default: component };
    },

    async renew(name) {
      const fresh = await fetchPlan();
      learn(fresh);
      const remote = fresh.remotes.find(({ declaration }) => declaration.name === name);
      if (!remote) return;
      planned.set(name, remote);
      modules.delete(name);
      register(name, remote.entry, true);
    },
  };
}
