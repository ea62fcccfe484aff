import {
  type BundledTexts,
  getReleasedRemote,
  type StoredRelease,
  listBundledTexts,
  listTextPlaces,
  listRegistryAlarms,
  listReleasedRemotes,
  listReleaseMoves,
  moveRemote as moveCall,
  type ReleasedRemote,
  type ReleaseMove,
} from '@campus/shared/contract/releases/calls';
import type { Principal } from '@campus/shared/contract/people/principalOf';
import type { TextByLanguage } from '@campus/shared/contract/fields';
import { textsFile, type TextsByNamespace } from '@campus/shared/build/bundledTexts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { takenBack, wasStable } from '../../releases/commands/takenBack';
import { gateStateOf } from '../../releases/registry/createFindings';
import type { Secret } from '../../releases/keys/createSecret';
import { type Channel, deployerOf, type Deployment } from '../../releases/registry/Deployment';
import type { Registry, Release } from '../../releases/registry/Registry';
import type { AskConfirmed, AskWho } from '../askWho';
import { createMayTry } from '../overrides/createMayTry';
import { errorsOf, vitalsOf } from '../health/Observations';
import { readFigures } from '../health/readFigures';
import { answerCalls } from '../calls/answerCalls';
import { ConsoleRefusal } from '../calls/ConsoleRefusal';
import { createReleaseSizes, type SizeOf } from './createReleaseSizes';
import { createTextPlaces } from './createTextPlaces';
import { type Facts, healthOf, releasedRemote } from './releasedRemote';
import { moveRemote } from './moveRemote';

const minute = 60_000;

/** How fast it was and where it failed, of the last day. */
function observedOf(health: Facts['health'], { name, release }: Release) {
  const observed = health.get(name)?.get(release)?.observed;
  if (!observed) return {};
  const errors = errorsOf(observed).map(({ at, lines, ...place }) => ({
    ...place,
    lines: [...lines],
    lastAt: new Date(at * minute).toISOString(),
  }));
  return { vitals: vitalsOf(observed), errors };
}

/** What is known of a release; nothing where it is not as it was signed. */
async function releaseAnswer(
  which: Release,
  { registry, health, history }: Facts,
  sizeOf: SizeOf,
): Promise<StoredRelease | undefined> {
  const { name, release } = which;
  const publication = await registry.publication(name, release);
  const manifest =
    name === 'shell'
      ? await registry.shellManifest(release)
      : await registry.manifest(name, release);
  if (!publication || !manifest) return undefined;
  const back = takenBack(history, which);
  return {
    release,
    publishedAt: publication.at,
    key: publication.key,
    commit: 'commit' in manifest ? manifest.commit : null,
    size: sizeOf(which, Object.keys(manifest.integrity)),
    wasStable: wasStable(history, name, release),
    gate: gateStateOf(await registry.findings(which)),
    takenBack: back ? { at: back.at, by: deployerOf(back), why: back.why } : null,
    health: healthOf(health, name, release),
    ...observedOf(health, which),
  };
}

/** Older ones are listed by `npm run release -- list`. */
const mostShown = 50;

async function standingOf(name: string, facts: Facts): Promise<ReleasedRemote> {
  const remote = await releasedRemote(name, facts);
  if (!remote) throw new ConsoleRefusal(404, 'NOT_FOUND');
  return remote;
}

/** How one remote stands, and the releases that it could be given. */
async function readRemote(name: string, facts: Facts, sizeOf: SizeOf) {
  const remote = await standingOf(name, facts);
  const newest = (await facts.registry.releases(name)).slice(-mostShown).reverse();
  const releases = await Promise.all(
    newest.map((release) => releaseAnswer({ name, release }, facts, sizeOf)),
  );
  return { remote, releases: releases.filter((release) => release !== undefined) };
}

/** Builds from before texts were written down beside the code tell none. */
async function readTexts(
  registry: Registry,
  remote: string,
  release: string,
): Promise<BundledTexts[]> {
  const folder = await registry.folderOf(remote, release);
  if (!folder) return [];
  const file = await readFile(path.join(folder, textsFile), 'utf8').catch(() => undefined);
  if (file === undefined) return [];
  const manifest = remote === 'shell' ? undefined : await registry.manifest(remote, release);
  const title = manifest?.declaration.title ?? null;
  return Object.entries(JSON.parse(file) as TextsByNamespace).map(([namespace, texts]) => ({
    ...{ namespace, remote, title, release },
    ...texts,
  }));
}

/** Looking reads every file, so an answer may be a minute old. */
const freshFor = 60_000;

/** What visitors get, or would fall back to, and what is not as it was signed: a sentence each. */
async function look(registry: Registry): Promise<TextByLanguage[]> {
  const { channels } = await registry.current();
  const given = Object.entries(channels).flatMap(([name, { stable, lastKnownGood, canary }]) =>
    [stable, lastKnownGood, canary?.release]
      .filter((release) => typeof release === 'string')
      .map((release) => ({ name, release })),
  );
  const told = given.map(async ({ name, release }) => {
    const files = (await registry.damages(name, release)).join(', ');
    if (files === '') return undefined;
    return {
      ru: `Релиз ${name} ${release} повреждён (${files}). Его чинит выпуск из тех же исходников: npm run release -- ${name}.`,
      en: `${name} ${release} is damaged (${files}). Released again from the same sources, it is whole: npm run release -- ${name}.`,
    };
  });
  return (await Promise.all(told)).filter((texts) => texts !== undefined);
}

/** Tells of damaged releases, as far as visitors get them. */
function createDamages(registry: Registry) {
  let found: { at: number; told: Promise<TextByLanguage[]> } | undefined;
  const forget = () => {
    found = undefined;
  };
  return (): Promise<TextByLanguage[]> => {
    const now = performance.now();
    if (!found || now - found.at > freshFor) {
      found = { at: now, told: look(registry) };
      found.told.catch(forget);
    }
    return found.told;
  };
}

const unknownDamages: TextByLanguage = {
  ru: 'Сейчас не узнать, целы ли файлы релизов.',
  en: 'Nobody can tell now whether the files of releases are whole.',
};

const copyOf = ({ canary, held = [], ...channel }: Channel) => ({
  ...channel,
  held: [...held],
  canary: canary && { ...canary, roles: [...canary.roles] },
});

/** Each with how its remote stood before it; newest first, as they are given. */
function movesWithBefore(history: readonly Deployment[]): ReleaseMove[] {
  const standing = new Map<string, Channel>();
  return history
    .toReversed()
    .map((move) => {
      const before = standing.get(move.remote);
      standing.set(move.remote, move.channel);
      return {
        ...move,
        by: deployerOf(move),
        channel: copyOf(move.channel),
        before: before ? copyOf(before) : null,
      };
    })
    .toReversed();
}

const byName = (one: ReleasedRemote, other: ReleasedRemote) => (one.name < other.name ? -1 : 1);

/** Everything that runs, the shell among it. */
async function readRemotes(facts: Facts): Promise<ReleasedRemote[]> {
  const names = new Set(facts.history.map(({ remote }) => remote));
  const found = await Promise.all([...names].map((name) => releasedRemote(name, facts)));
  return found.filter((remote) => remote !== undefined).sort(byName);
}

export async function readFacts(registry: Registry, secret: Secret): Promise<Facts> {
  const [history, health] = await Promise.all([
    registry.history(),
    readFigures(registry.store, secret),
  ]);
  return { registry, health, history, moves: movesWithBefore(history) };
}

/** A move that is made has not failed because nothing can be read after it. */
function factsAfter(made: Deployment, before: readonly Deployment[], registry: Registry): Facts {
  const history = [made, ...before];
  return { registry, health: new Map(), history, moves: movesWithBefore(history) };
}

interface ConsoleOptions {
  registry: Registry;
  /** Of the servers, which sign what they know of the health of releases. */
  secret: Secret;
  askWho: AskWho;
  askConfirmed: AskConfirmed;
}

const calls = {
  listReleasedRemotes,
  getReleasedRemote,
  listReleaseMoves,
  listRegistryAlarms,
  listBundledTexts,
  listTextPlaces,
  moveRemote: moveCall,
};

/** The calls of the console for teams: what runs where, and moving it. */
export function serveConsole(
  app: FastifyInstance,
  { registry, secret, ...authentication }: ConsoleOptions,
) {
  const sizeOf = createReleaseSizes(registry);
  const facts = () => readFacts(registry, secret);

  const mayTry = createMayTry(registry);
  /** Administrators see everything, the people of a team what is theirs. */
  async function seenBy(visitor: Principal) {
    if (visitor.roles.includes('ADMIN')) return () => true;
    const names = Object.keys((await registry.current()).channels);
    const seen = await Promise.all(names.map((name) => mayTry(visitor, name)));
    const own = new Set(names.filter((_, at) => seen[at]));
    return (name: string) => own.has(name);
  }

  const damages = createDamages(registry);
  const placesOf = createTextPlaces(registry);
  answerCalls(app, authentication, calls, {
    listReleasedRemotes: async (_, { visitor }) => {
      const remotes = await readRemotes(await facts());
      const isSeen = await seenBy(visitor);
      return remotes.filter(({ name }) => isSeen(name));
    },

    getReleasedRemote: async ({ params: { remote } }, { visitor }) => {
      const isSeen = await seenBy(visitor);
      if (!isSeen(remote)) throw new ConsoleRefusal(404, 'NOT_FOUND');
      return readRemote(remote, await facts(), sizeOf);
    },

    listReleaseMoves: async ({ query: { remote, skip, size } }, { visitor }) => {
      const isSeen = await seenBy(visitor);
      const moves = movesWithBefore(await registry.history());
      const found = moves.filter(
        (move) => isSeen(move.remote) && (remote ?? move.remote) === move.remote,
      );
      return { items: found.slice(skip, skip + size), total: found.length, skip, size };
    },

    listRegistryAlarms: async () => {
      const alarms = (await registry.alarms()).map(({ texts }) => texts);
      const damaged = await damages().catch((error: unknown) => {
        // No alarm would say that all is well.
        if (alarms.length === 0) throw error;
        return [unknownDamages];
      });
      return [...alarms, ...damaged];
    },

    listBundledTexts: async () => {
      const { channels } = await registry.current();
      const texts = Object.entries(channels)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, { stable }]) => readTexts(registry, name, stable));
      return (await Promise.all(texts)).flat();
    },

    listTextPlaces: async ({ query: { mnemonic } }) => placesOf(mnemonic),

    moveRemote: async ({ params: { remote }, body }, { visitor }) => {
      const before = await registry.history();
      const made = await moveRemote(registry, remote, body, visitor.name);
      const now = await facts().catch(() => factsAfter(made, before, registry));
      return standingOf(remote, now);
    },
  });
}
