import { type Reason, wordsOf } from '../gate/Reason';
import { Refused } from '../Refused';
import type { GateCheck } from '../registry/createFindings';
import type { Release } from '../registry/Registry';
import { shellOf } from '../remoteFolders';
import type { Context } from './Command';
import { Failure } from './Failure';

/** Signs what was found of a published release, where the key of this machine may. */
async function attest(
  { registry }: Context,
  which: Release,
  found: { checks: GateCheck[]; reasons: readonly Reason[] },
) {
  if (!registry.mayFind(which.name)) return;
  const reasons = found.reasons.map((reason) => wordsOf(reason, 'en'));
  const shell = await shellOf(registry, which);
  await registry.attest(which, { shell, checks: found.checks, reasons });
}

/**
 * Goes on only when nothing speaks against the release; `whole` takes a browser and its time, and
 * what it finds is signed.
 * @throws Refused with the reasons.
 */
export async function passGate(
  context: Context,
  which: Release,
  depth: 'static' | 'whole',
): Promise<void> {
  const { registry, check, mount, step } = context;
  const pass = async (judge: Context['check'], checks: GateCheck[]) => {
    const reasons = await judge(registry, which);
    if (reasons.length === 0) return;
    if (depth === 'whole') await attest(context, which, { checks, reasons });
    throw new Refused(which, reasons);
  };
  await step(`check ${which.name} ${which.release}`, () => pass(check, ['static']));
  if (depth === 'static') return;
  await step('mount it in a browser', () => pass(mount, ['static', 'mount']));
  await attest(context, which, { checks: ['static', 'mount'], reasons: [] });
}

/** @throws Failure for a release without a signed record that the gate let it pass. */
export async function requireFinding({ registry }: Context, which: Release): Promise<void> {
  if (await registry.mayBeGiven(which)) return;
  const { name, release } = which;
  const last = (await registry.findings(which)).at(-1);
  throw new Failure('refused', `Nothing signed says that ${name} ${release} has passed the gate.`, {
    reasons: last?.reasons,
    advice: [
      `With a key that may judge (keys new <name> --gate): npm run release -- gate ${name} ${release}`,
      `Then: npm run release -- canary ${name} ${release} --percent 5`,
    ],
  });
}
