import { readJson } from '@campus/shared/build/readJson';
import type { ShellManifest, RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { takenBack } from '../releases/commands/takenBack';
import type { Channel } from '../releases/registry/Deployment';
import type { Registry } from '../releases/registry/Registry';
import type { Plan, PlannedRemote } from '../page/loading/Plan';
import { checkLoans } from '../releases/gate/checkLoans';
import { locateReleases, type LocatedRelease } from './locateReleases';
import { createStanding } from './createStanding';
import { createPreviews } from './overrides/createPreviews';
import { resolveOverrides } from './overrides/resolveOverrides';
import type { Visitor } from './Visitor';
import { chooseRelease } from './canary/chooseRelease';
import { withTimeout } from './withTimeout';

/** A remote that a development server of this machine serves right now. */
interface DevelopedRemote {
  origin: string;
  manifest: RemoteManifest;
}

/** Development servers announce themselves in a folder; nothing else may put a remote there. */
function developedRemotes(folder: string): DevelopedRemote[] {
  if (process.env.NODE_ENV !== 'development' || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<DevelopedRemote>(path.join(folder, file)));
}

/** A release that this visitor gets, and the one before it. */
export interface ActiveRelease extends LocatedRelease {
  before: LocatedRelease | null;
}

export interface Reading {
  shell: ShellManifest;
  active: ActiveRelease[];
  /** What the page is told of them. */
  plan: Plan;
  /** Somebody tries out what others do not get. */
  isTrial: boolean;
}

export interface Planner {
  /** Decides which release of which remote this visitor gets. @throws while no shell is released. */
  read: (visitor: Visitor) => Promise<Reading>;
}

interface PlannerOptions {
  registry: Registry;
  /** Where browsers fetch files of releases, when not from this server. */
  filesOrigin?: string;
  /** While developing: where the shell is built and where development servers announce themselves. */
  development?: { shell: string; announcements: string };
}

const entryOf = ({ manifest, base }: LocatedRelease) => ({
  release: manifest.release,
  entry: base + manifest.entry,
});

const hashesOf = ({ manifest, base }: LocatedRelease) =>
  Object.entries(manifest.integrity).map(([file, hash]) => [base + file, hash] as const);

const planned = (release: ActiveRelease): PlannedRemote => ({
  ...entryOf(release),
  declaration: release.manifest.declaration,
  lastKnownGood: release.before && entryOf(release.before),
});

const integrityOf = (shell: ShellManifest, active: readonly ActiveRelease[]) =>
  Object.fromEntries([
    ...Object.entries(shell.integrity).map(([file, hash]) => [`/shell/${file}`, hash] as const),
    ...active.flatMap(hashesOf),
  ]);

/** Of the releases to fall back to. A document is a tenth lighter without them, and hardly any page needs one. */
const integrityBefore = (active: readonly ActiveRelease[]) =>
  Object.fromEntries(active.flatMap(({ before }) => (before ? hashesOf(before) : [])));

/** Milliseconds that a page waits for the history, which only a broken store makes it ask for. */
const patience = 2_000;

/** Plans pages from the registry; what cannot be read or is damaged there never gets into one. */
export function createPlanner({ registry, development, filesOrigin }: PlannerOptions): Planner {
  const { locate, locateGiven, locateDamaged, locateShell } = locateReleases(registry);
  const resolve = resolveOverrides({ locate, previews: createPreviews() });
  const lastGood = new Map<string, LocatedRelease>();
  let lastShell: ShellManifest | null = null;
  const standing = createStanding(registry, (error) =>
    console.error('The registry cannot be read, so the last good plan is served:', error),
  );

  /** What was taken back is never fallen back to, nor anything while nobody can say what was. */
  async function lastGoodOf(name: string) {
    const found = lastGood.get(name);
    if (!found) return undefined;
    const history = await withTimeout(registry.history(), patience).catch(() => undefined);
    const isGood = history && !takenBack(history, { name, release: found.manifest.release });
    return isGood ? found : undefined;
  }

  async function activeOf(name: string, channel: Channel, visitor: Visitor) {
    const choice = chooseRelease(name, channel, visitor);
    const chosen = await locateGiven(name, choice.release);
    const before = await locateGiven(name, choice.before);
    if (chosen?.manifest.release === channel.stable) lastGood.set(name, chosen);
    const good = chosen ?? before ?? (await lastGoodOf(name));
    const found = good ?? (await locateDamaged(name, choice.release));
    if (!found) return [];
    return [{ ...found, before: before === found ? null : before }];
  }

  async function shellOf(channel: Channel | undefined, visitor: Visitor): Promise<ShellManifest> {
    if (development) return readJson<ShellManifest>(path.join(development.shell, 'shell.json'));
    const choice = channel && chooseRelease('shell', channel, visitor);
    const chosen = await locateShell(choice?.release);
    const shell = chosen ?? (await locateShell(choice?.before)) ?? lastShell;
    if (!shell) throw new Error('No shell is released: run npm run build.');
    // A canary is for those alone who were chosen for it.
    if (shell.release !== channel?.canary?.release) lastShell = shell;
    return shell;
  }

  async function read(visitor: Visitor): Promise<Reading> {
    const { channels } = await standing();
    const shell = await shellOf(channels.shell, visitor);
    const developed = development ? developedRemotes(development.announcements) : [];
    const overridden = await resolve(visitor.overrides, shell);
    const instead = [
      ...overridden.flatMap(({ found }) => found ?? []),
      ...developed.map(({ origin, manifest }) => ({ manifest, base: `${origin}/` })),
    ].map((located) => ({ ...located, before: null }));
    const names = new Set(instead.map(({ manifest }) => manifest.declaration.name));
    const released = await Promise.all(
      Object.entries(channels)
        .filter(([name]) => name !== 'shell' && !names.has(name))
        .map(([name, channel]) => activeOf(name, channel, visitor)),
    );
    const active = [...released.flat(), ...instead];
    const plan: Plan = {
      release: shell.release,
      language: visitor.language,
      remotes: active.map(planned),
      integrity: integrityOf(shell, active),
      ...(filesOrigin && { filesOrigin }),
      ...(visitor.overrides && {
        overrides: {
          by: visitor.overrides.subject,
          until: visitor.overrides.until,
          ...(visitor.overrides.person === null && { isReview: true as const }),
          remotes: overridden.map(({ told }) => told),
        },
      }),
      developmentOrigins: developed.map(({ origin }) => origin),
    };
    return { shell, active, plan, isTrial: overridden.length + developed.length > 0 };
  }

  return { read };
}

/** What this page may take: the release of its visitor, the one before it, or nothing. */
function fitting(
  remote: PlannedRemote,
  { manifest, before }: ActiveRelease,
  shell: ShellManifest,
): PlannedRemote[] {
  const fits = (found: LocatedRelease | ActiveRelease) =>
    checkLoans(found.manifest, shell).length === 0;
  const { lastKnownGood } = remote;
  const hasBefore = before && lastKnownGood && fits(before);
  if (checkLoans(manifest, shell).length === 0)
    return [{ ...remote, lastKnownGood: hasBefore ? lastKnownGood : null }];
  if (!hasBefore) return [];
  return [{ ...lastKnownGood, declaration: before.manifest.declaration, lastKnownGood: null }];
}

/**
 * The plan for a page that asks anew, with all that it may fall back to. To one that came with an earlier
 * shell only releases that can work with it.
 */
export async function planForPage(
  { plan: ofDocument, active, shell }: Reading,
  release: string | undefined,
  registry: Registry,
): Promise<Plan> {
  const integrity = { ...ofDocument.integrity, ...integrityBefore(active) };
  const plan = { ...ofDocument, integrity };
  if (!release || release === shell.release) return plan;
  const older = await registry.shellManifest(release).catch(() => undefined);
  const remotes = plan.remotes.flatMap((remote, index) => {
    const found = active[index];
    return older && found ? fitting(remote, found, older) : [];
  });
  return { ...plan, remotes };
}
