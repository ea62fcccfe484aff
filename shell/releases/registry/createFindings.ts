import { createHash, randomUUID } from 'node:crypto';
import type { Keys, Signed } from '../keys/openKeys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { Signature } from './Signature';

/** `static`: what can be read from the files; `mount`: every screen of it in a browser. */
export type GateCheck = 'static' | 'mount';

/** What the gate found of a release, signed by a key that may say so. */
interface Finding {
  name: string;
  release: string;
  /** Digest of its files: of other bytes under the same name it says nothing. */
  content: string;
  /** ISO 8601. */
  at: string;
  /** The release of the shell that it was judged by. */
  shell: string;
  /** Those that ran. */
  checks: readonly GateCheck[];
  hasPassed: boolean;
  /** What spoke against it. */
  reasons: readonly string[];
  /** What the browser could not look at; of before there was such a list, nothing is said. */
  unseen?: readonly string[];
}

interface SignedFinding extends Signed {
  finding: Finding;
}

const findingsFolder = (name: string, release: string) => `findings/${name}/${release}/`;
const findingText = (finding: Finding) => `campus finding\n${JSON.stringify(finding)}`;

type Which = Pick<Finding, 'name' | 'release'>;

interface Options {
  store: ReleaseStore;
  keys: Keys;
  signatureOf: (name: string, release: string) => Promise<Signature | undefined>;
  /** Whether visitors got it before there were findings. */
  isOld: (which: Which) => Promise<boolean>;
}

export interface AttributedFinding extends Finding {
  /** Name of the key that signed it. */
  by: string;
  /** Id of that key. */
  key: string;
  /** Passed, with every check that is demanded of that key. */
  isEnough: boolean;
}

type Judged = Pick<Finding, 'shell' | 'checks' | 'reasons' | 'unseen'>;

const contentOf = ({ body }: Signature) =>
  createHash('sha256').update(JSON.stringify(body.files)).digest('hex');

function parse(content: Buffer | undefined): SignedFinding | undefined {
  try {
    const signed = JSON.parse(content?.toString() ?? '') as Partial<SignedFinding> | null;
    return typeof signed?.finding?.at === 'string' ? (signed as SignedFinding) : undefined;
  } catch {
    return undefined;
  }
}

/** What the gate found, kept beside the releases: signed, and only added to. */
export function createFindings({ store, keys, signatureOf, isOld }: Options) {
  let trusted = keys.trust.list();
  const passed = new Set<string>();

  const mayFind = (name: string) =>
    keys.may(keys.gate.own(), 'gate') && keys.trust.find(keys.gate.own(), name) !== undefined;

  async function findings({ name, release }: Which): Promise<AttributedFinding[]> {
    const signature = await signatureOf(name, release);
    if (!signature) return [];
    const content = contentOf(signature);
    const found: AttributedFinding[] = [];
    for (const key of await store.list(findingsFolder(name, release))) {
      const signed = parse(await store.read(key));
      if (!signed || signed.finding.content !== content) continue;
      const { finding } = signed;
      const isIt = finding.name === name && finding.release === release;
      const signer = keys.trust.find(signed.key, name);
      if (!isIt || !signer || !keys.may(signer.id, 'gate')) continue;
      if (!keys.isSigned(name, findingText(finding), signed)) continue;
      // Without a browser only who runs the installation lets pass: npm start does.
      const isWhole = finding.checks.includes('mount') || signer.remotes === null;
      const { name: by, id } = signer;
      found.push({ ...finding, by, key: id, isEnough: finding.hasPassed && isWhole });
    }
    return found.sort((one, other) => (one.at < other.at ? -1 : 1));
  }

  return {
    findings,
    mayFind,
    /** Signs what the gate found. @throws when the key of this machine may not. */
    async attest(
      { name, release }: Which,
      { shell, checks, reasons, unseen }: Judged,
    ): Promise<void> {
      const signature = await signatureOf(name, release);
      if (!signature) throw new Error(`${name} ${release} is not published.`);
      if (!mayFind(name)) throw new Error(`The key of this machine may not judge ${name}.`);
      const finding: Finding = {
        ...{ name, release, content: contentOf(signature), at: new Date().toISOString() },
        ...{ shell, checks, hasPassed: reasons.length === 0, reasons, unseen },
      };
      const signed: SignedFinding = { finding, ...keys.gate.sign(findingText(finding)) };
      const key = `${findingsFolder(name, release)}${randomUUID()}.json`;
      await store.create(key, Buffer.from(JSON.stringify(signed)));
    },
    /** Whether it may be given to visitors now: it passed, and was not refused since. */
    async mayBeGiven(which: Which): Promise<boolean> {
      const found = await findings(which);
      return found.findLast(({ isEnough, hasPassed }) => isEnough || !hasPassed)?.isEnough ?? false;
    },
    /** Whether it ever passed: what visitors have is not taken from them by a later finding. */
    async hasPassed(which: Which): Promise<boolean> {
      if (trusted !== keys.trust.list()) passed.clear();
      trusted = keys.trust.list();
      const key = `${which.name}/${which.release}`;
      if (passed.has(key)) return true;
      const has = (await findings(which)).some(({ isEnough }) => isEnough) || (await isOld(which));
      if (has) passed.add(key);
      return has;
    },
  };
}

/** What the signed records of the gate come to, oldest first; without a browser it is `static`. */
export function gateStateOf(findings: readonly AttributedFinding[]) {
  const last = findings.findLast(({ isEnough, hasPassed }) => isEnough || !hasPassed);
  if (!last) return 'none';
  if (!last.hasPassed) return 'refused';
  const isMounted = findings.some(({ isEnough, checks }) => isEnough && checks.includes('mount'));
  return isMounted ? 'passed' : 'static';
}
