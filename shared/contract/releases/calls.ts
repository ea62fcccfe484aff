import * as z from 'zod/mini';
import { call } from '../call';
import { line, localText, timestamp } from '../fields';
import { pageOf, pageQuery } from '../page';
import { everyRole, releaseReaders } from '../roles';
import { moveRequest, overrideRequest, remoteName } from './requests';

/** Calls that the shell’s server answers itself: it has the registry, and the API has not. */

const roles = z.array(z.enum(everyRole));
const canary = z.object({ release: z.string(), percent: z.number(), roles });
const channel = z.object({
  stable: z.string(),
  lastKnownGood: z.nullable(z.string()),
  canary: z.nullable(canary),
  /** Of these releases: the ones that only a person takes back. */
  held: z.array(z.string()),
  /** Nobody gets the remote any more; `stable` is what it had. */
  isRetired: z.optional(z.boolean()),
});
export type ReleaseChannel = z.infer<typeof channel>;

const move = z.object({
  number: z.int(),
  at: timestamp,
  /** Name of the key that signed it, behind the name of the person who asked the server. */
  by: z.string(),
  why: z.string(),
  kind: z.enum([
    'release',
    'canary',
    'promote',
    'rollback',
    'stopCanary',
    'hold',
    'unhold',
    'repair',
    'retire',
    'restore',
  ]),
  remote: z.string(),
  channel,
  /** How the remote stood before; nothing for its first move. */
  before: z.nullable(channel),
});
export type ReleaseMove = z.infer<typeof move>;

/**
 * Visitors of the last day, and those for whom the remote failed: signed-in people, and the networks
 * of guests.
 */
const health = z.object({ visitors: z.int(), failed: z.int() });
export type ReleaseHealth = z.infer<typeof health>;

/** What is given now, and the move that began it. */
const running = z.object({
  release: z.string(),
  since: timestamp,
  by: z.string(),
  why: z.string(),
  health,
  /** It fails more than the one it is compared with: people are to look at it. */
  isAlarming: z.boolean(),
});

const releasedRemote = z.object({
  name: z.string(),
  /** The shell, which is released like a remote, has none of its own. */
  title: z.nullable(localText),
  /** Shells of before do not say it. */
  owner: z.nullable(z.string()),
  channel,
  stable: running,
  canary: z.nullable(running),
  /** Its number is how the remote is expected to stand when somebody moves it. */
  lastMove: move,
});
export type ReleasedRemote = z.infer<typeof releasedRemote>;

/** Of the last day, of visitors who have agreed: three of four were no worse. */
const vital = z.object({
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  /** Milliseconds; of CLS a score. */
  p75: z.number(),
  /** Of how many pages. */
  count: z.int(),
});

/** Where it failed in the last day, and never what was said or for whom. */
const errorPlace = z.object({
  /** `render`, `script`, `load`, `hang`. */
  phase: z.string(),
  /** A pattern. */
  page: z.string(),
  /** Of the sources, where their maps are kept: `mfe-media/src/news/NewsScreen.tsx:12:3`. */
  lines: z.array(z.string()),
  count: z.int(),
  lastAt: timestamp,
});

const storedRelease = z.object({
  release: z.string(),
  publishedAt: timestamp,
  /** Of the key that signed it. */
  key: z.string(),
  commit: z.nullable(z.string()),
  /** Bytes of all its files, where they are at hand. */
  size: z.nullable(z.int()),
  /** Everybody got it once, so it needs no more proof. */
  wasStable: z.boolean(),
  /** What signed records say: passed, without a browser, refused last, or nothing. */
  gate: z.optional(z.enum(['passed', 'static', 'refused', 'none'])),
  /** It was taken from the visitors, and they have not got it again since. */
  takenBack: z.nullable(z.object({ at: timestamp, by: z.string(), why: z.string() })),
  health,
  vitals: z.optional(z.array(vital)),
  errors: z.optional(z.array(errorPlace)),
});
export type StoredRelease = z.infer<typeof storedRelease>;

const access = ['ADMIN'] as const;
const provides = ['Reset', 'Release'] as const;
const bodyLimit = 16 * 1024;
const oneRemote = z.object({ remote: remoteName });

export const listReleasedRemotes = call({
  method: 'GET',
  path: '/registry/remotes',
  summary: 'What runs where: every remote and the shell',
  access: releaseReaders,
  response: z.array(releasedRemote),
  provides,
});

export const getReleasedRemote = call({
  method: 'GET',
  path: '/registry/remotes/{remote}',
  summary: 'How a remote stands, and its kept releases, newest first',
  access: releaseReaders,
  params: oneRemote,
  response: z.object({ remote: releasedRemote, releases: z.array(storedRelease) }),
  provides,
});

export const listReleaseMoves = call({
  method: 'GET',
  path: '/registry/moves',
  summary: 'Who moved what, when and why, newest first',
  access: releaseReaders,
  query: z.extend(z.omit(pageQuery, { asc: true }), { remote: z.optional(remoteName) }),
  response: pageOf(move),
  provides,
});

export const listRegistryAlarms = call({
  method: 'GET',
  path: '/registry/alarms',
  summary:
    'What is not as it was signed, of the history and of what visitors get; nothing as a rule',
  access,
  response: z.array(localText),
  provides,
});

export const moveRemote = call({
  method: 'POST',
  path: '/registry/remotes/{remote}/moves',
  summary:
    'Promote, roll back, start a canary or stop it, hold a release, take a remote off; refused when somebody was faster (409)',
  access,
  isSensitive: true,
  params: oneRemote,
  body: moveRequest,
  bodyLimit,
  response: releasedRemote,
  invalidates: ['Release'],
});

const words = z.record(z.string(), z.string());
const bundledTexts = z.object({
  /** The first part of the mnemonics of these texts. */
  namespace: z.string(),
  /** The remote that says them; the shell has no title. */
  remote: z.string(),
  title: z.nullable(localText),
  release: z.string(),
  ru: words,
  en: words,
});
export type BundledTexts = z.infer<typeof bundledTexts>;

export const listBundledTexts = call({
  method: 'GET',
  path: '/registry/texts',
  summary: 'What the stable releases say by themselves, by dotted key; nothing of older builds',
  access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  response: z.array(bundledTexts),
  provides,
});

export const listTextPlaces = call({
  method: 'GET',
  path: '/registry/texts/places',
  summary: 'Pages and widgets of the stable release whose code says a text; of the shell none',
  access: ['ADMIN', 'CONTENT_MANAGER', 'AUDITOR'],
  query: z.object({ mnemonic: line(1, 120) }),
  response: z.array(
    z.object({
      title: localText,
      /** As its route declares it; null for a widget on pages of others. */
      path: z.nullable(z.string()),
    }),
  ),
  provides,
});

export const listDevelopmentOrigins = call({
  method: 'GET',
  path: '/registry/development-origins',
  summary: 'Machines of developers whose builds may run in production, in one browser',
  access: releaseReaders,
  response: z.array(z.string()),
});

export const startOverride = call({
  method: 'POST',
  path: '/registry/overrides',
  summary: 'Run another release, or a developer’s build, in this browser; the next page has it',
  access: releaseReaders,
  body: overrideRequest,
  bodyLimit,
  response: z.object({ until: timestamp }),
});

export const endOverrides = call({
  method: 'DELETE',
  path: '/registry/overrides',
  summary: 'Run again what everybody runs: one remote, or all of them',
  access: 'public',
  query: z.object({ remote: z.optional(remoteName) }),
  response: z.object({}),
});
