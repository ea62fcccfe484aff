import { type MountResult, wordsOf } from '../gate/Reason';
import { Refused } from '../Refused';
import type { GateCheck } from '../registry/createFindings';
import type { Release } from '../registry/Registry';
import { shellOf } from '../remoteFolders';
import type { Context } from './Command';
import { channelOf } from './deploy';
import { Failure } from './Failure';

/** A release that the gate lets pass. */
export interface Passed extends Release {
  /** What its browser could not look at, a sentence each. */
  unseen: string[];
  /** What gives a kept one to visitors; null when everybody gets it. What is built is released by its name. */
  next?: string | null;
}

/** Signs what was found of a published release, where the key of this machine may. */
async function attest(
  { registry }: Context,
  which: Release,
  found: MountResult & { checks: GateCheck[] },
) {
  if (!registry.mayFind(which.name)) return;
  const reasons = found.reasons.map((reason) => wordsOf(reason, 'en'));
  const shell = await shellOf(registry, which);
  const { checks, unseen } = found;
  await registry.attest(which, { shell, checks, reasons, unseen });
}

/**
 * Goes on only when nothing speaks against the release; `whole` takes a browser and its time, and
 * what it finds is signed. Gives what the browser could not look at, a sentence each.
 * @throws Refused with the reasons.
 */
export async function passGate(
  context: Context,
  which: Release,
  depth: 'static' | 'whole',
): Promise<string[]> {
  const { registry, check, mount, step } = context;
  const pass = async (checks: GateCheck[], look: () => Promise<MountResult>) => {
    const found = await look();
    if (found.reasons.length === 0) return found;
    if (depth === 'whole') await attest(context, which, { checks, ...found });
    throw new Refused(which, found.reasons);
  };
  await step(`check ${which.name} ${which.release}`, () =>
    pass(['static'], async () => ({ reasons: await check(registry, which), unseen: [] })),
  );
  if (depth === 'static') return [];
  const checks: GateCheck[] = ['static', 'mount'];
  const found = await step('mount it in a browser', () =>
    pass(checks, () => mount(registry, which)),
  );
  for (const what of found.unseen) await step(`leave unseen ${what}`, () => Promise.resolve());
  await attest(context, which, { checks, ...found });
  return found.unseen;
}

/** @throws Failure for a release without a signed record that the gate let it pass. */
export async function requireFinding({ registry }: Context, which: Release): Promise<void> {
  if (await registry.mayBeGiven(which)) return;
  const { name, release } = which;
  const last = (await registry.findings(which)).at(-1);
  // A first release has nothing that a canary could be compared with.
  const next = (await channelOf(registry, name))
    ? `canary ${name} ${release} --percent 5`
    : `${name}, where its sources are`;
  throw new Failure('refused', `Nothing signed says that ${name} ${release} has passed the gate.`, {
    reasons: last?.reasons,
    advice: [
      `With a key that may judge (keys new <name> --gate): npm run release -- gate ${name} ${release}`,
      `Then: npm run release -- ${next}`,
    ],
  });
}

/** Whole and with a signed record, unless the release has proved itself before: then only what may have changed. */
export async function passAsNeeded(context: Context, which: Release, isProven: boolean) {
  await passGate(context, which, isProven ? 'static' : 'whole');
  if (!isProven) await requireFinding(context, which);
}
