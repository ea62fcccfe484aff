import { federationName } from '@campus/shared/build/federationName';
import type { RemoteModule } from '@campus/shared/remote/defineRemote';
import type { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import type { Quarantine } from '../quarantine/createQuarantine';
import { diagnose } from '../loading/diagnose';
import { findPlanned, type Plan, type PlannedRelease, type PlannedRemote } from '../loading/Plan';
import { LoadError, type LoadProblem, loadWithFallbacks } from '../loading/loadWithFallbacks';
import { createLaterHashes } from './createLaterHashes';
import { createReleases, type Releases } from './createReleases';
import { fitsPage } from './fitsPage';

export type Part = 'screens' | 'widgets';

/** One screen or widget. */
export type Which = readonly [remote: string, part: Part, name: string];

interface ModulesOptions {
  releases: Releases;
  loadRemote: typeof loadRemote;
  watch: Quarantine;
  onTexts: (remote: string, locales: RemoteModule['locales']) => void;
}

/** The code of remotes that this page has, each from the release that the page uses. */
function createModules({ releases, loadRemote, watch, onTexts }: ModulesOptions) {
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

interface Options extends Pick<LoaderOptions, 'plan' | 'fetchPlan' | 'learn' | 'onStep'> {
  releases: Releases;
  codes: ReturnType<typeof createModules>;
}

const isBecause = (failure: unknown, problem: LoadProblem) =>
  failure instanceof LoadError && failure.problem === problem;

/** What may be done about a release that does not load, in this order. */
function createFallbacks({ plan, fetchPlan, learn, onStep, releases, codes }: Options) {
  /** A release that was cleared away has one after it. */
  async function takeNewer(name: string) {
    const fresh = await fetchPlan().catch(() => undefined);
    const remote = fresh && findPlanned(fresh, name);
    if (!remote || !fitsPage(remote, plan)) return false;
    if (remote.release === releases.used(name)?.release) return false;
    learn(fresh);
    codes.drop(name);
    releases.plan(remote);
    return true;
  }

  /** Without its hashes a release may not run, and the document has none of the one before. */
  async function isKnown({ entry }: PlannedRelease) {
    const fresh = await fetchPlan().catch(() => undefined);
    if (!fresh?.integrity[entry]) return false;
    learn(fresh);
    return true;
  }

  /** Two releases of a remote never stand on one page, so only before anything of it does. */
  async function fallBack(name: string, failure: unknown) {
    const before = releases.planned(name)?.lastKnownGood;
    const used = releases.used(name);
    if (!before || before.release === used?.release || !(await isKnown(before))) return false;
    // Meanwhile another place of the remote may have turned to it, or shown something.
    if (used !== releases.used(name)) return true;
    if (codes.isGiven(name)) return false;
    console.warn(`[${name}] does not load; the release ${before.release} takes its place`, failure);
    onStep('fallback', name, used?.release ?? '', failure);
    codes.drop(name);
    releases.turnTo(name, before);
    return true;
  }

  return (name: string, tried: () => PlannedRelease | undefined) => {
    // Another place of the remote may have turned already.
    const isTurned = () => releases.used(name) !== tried();
    const isFree = () => !codes.isGiven(name);
    return [
      (failure: unknown) =>
        isTurned() || (isFree() && isBecause(failure, 'gone') && takeNewer(name)),
      (failure: unknown) => isTurned() || (isFree() && fallBack(name, failure)),
      // What is only slow may still come: the browser goes on with the files that it waits for.
      (failure: unknown) => {
        if (!isBecause(failure, 'late')) return false;
        codes.drop(name);
        return true;
      },
    ];
  };
}

export interface RemoteLoader {
  /** One screen or widget, after retries and fallbacks. */
  component: (...which: Which) => Promise<{ default: ComponentType }>;
  /** The same where its code is there already: it needs no skeleton. */
  loaded: (...which: Which) => ComponentType | undefined;
  /** The release that its code comes from, also where another one was planned. */
  releaseOf: (remote: string) => string | undefined;
  /**
   * Asks what the current release is: somebody may have mended it meanwhile.
   * @throws LoadError where only a page that is loaded anew can have it.
   */
  renew: (remote: string) => Promise<void>;
  /**
   * Learns of the releases since, and takes those of which this page has nothing yet. Names what
   * only a page that is loaded anew can have; empty when there is nothing.
   */
  takeNewer: () => Promise<string>;
}

/** What was done about a release that did not load. */
export type LoadRecovery = 'retry' | 'fallback';

export interface LoaderOptions {
  plan: Plan;
  federation: { loadRemote: typeof loadRemote; registerRemotes: typeof registerRemotes };
  watch: Quarantine;
  fetchPlan: () => Promise<Plan>;
  learn: (plan: Plan) => void;
  /** Called when asking again has helped, or the release before takes the place of this one. */
  onStep: (step: LoadRecovery, remote: string, release: string, error: unknown) => void;
  /** Called with the texts of every remote that loads, and of a part of it, before they are shown. */
  onTexts: (remote: string, locales: RemoteModule['locales']) => void;
}

/** Loads remotes that were unknown when the shell was built. */
export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  const { plan, federation, watch, fetchPlan, learn, onStep, onTexts } = options;
  const releases = createReleases(plan.remotes, federation.registerRemotes);
  const codes = createModules({ releases, loadRemote: federation.loadRemote, watch, onTexts });
  const hasHashes = createLaterHashes({ plan, fetchPlan, learn, releases });
  const fallbacksOf = createFallbacks({ ...options, releases, codes });
  const pending = new Map<string, Promise<ComponentType>>();

  function load(which: Which): Promise<ComponentType> {
    const [name] = which;
    let tried = releases.used(name);
    return loadWithFallbacks({
      async attempt() {
        await hasHashes(name);
        tried = releases.used(name);
        return codes.load(which);
      },
      explain: (error) => diagnose(error, tried?.entry ?? ''),
      fallbacks: fallbacksOf(name, () => tried),
      onRecovery: (error) => onStep('retry', name, tried?.release ?? '', error),
    });
  }

  return {
    async component(...which) {
      const key = which.join('/');
      const loading = pending.get(key) ?? load(which);
      pending.set(key, loading);
      return { default: await loading.finally(() => pending.delete(key)) };
    },

    loaded: codes.loaded,

    releaseOf: (name) => releases.used(name)?.release,

    async renew(name) {
      watch.forgive(name);
      const fresh = await fetchPlan();
      learn(fresh);
      const remote = findPlanned(fresh, name);
      if (!remote || !fitsPage(remote, plan)) {
        const message = `This page cannot have the ${name} of today`;
        throw new LoadError('gone', message, releases.used(name)?.entry);
      }
      codes.drop(name);
      releases.plan(remote);
    },

    async takeNewer() {
      const fresh = await fetchPlan();
      learn(fresh);
      const isFree = (remote: PlannedRemote) =>
        !codes.isAsked(remote.declaration.name) && fitsPage(remote, plan);
      const newer = fresh.remotes.filter((remote) => releases.isNews(remote));
      newer.filter(isFree).forEach((remote) => releases.plan(remote));
      return [
        ...(fresh.release === plan.release ? [] : [`shell ${fresh.release}`]),
        ...newer
          .filter((remote) => !isFree(remote))
          .map(({ declaration: { name }, release }) => `${name} ${release}`),
      ].join();
    },
  };
}
