import type { Plan } from '../loading/Plan';

interface Policy {
  createScriptURL: (address: string) => string;
}

/** What the page may run. Read by the runtime of every build; see `ChunkTrust`. */
interface Trust {
  /** The hash of a planned file; throws for any other one. */
  integrityOf: (address: string) => string;
  /** The address of a planned script as the browser takes it; throws for any other one. */
  script: (address: string) => string;
  /** Where a file of a release is fetched from. */
  file: (address: string) => string;
  /** The one address that a worker may come from. */
  worker: () => string;
}

declare global {
  var campusTrust: Trust;
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined;
}

const urlOf = (address: string) => new URL(address, location.href);

/** Named, so that the policy of the page admits these and no other; one without types needs none. */
const createPolicy = (name: string, createScriptURL: Policy['createScriptURL']): Policy =>
  globalThis.trustedTypes?.createPolicy(name, { createScriptURL }) ?? { createScriptURL };

/** Only files that the plan knows may run, and only unchanged. Gives a way to learn of newer plans. */
export function trustPlan(plan: Plan): (newer: Plan) => void {
  const { integrity, developmentOrigins, filesOrigin } = plan;
  const known = new Map(Object.entries(integrity));

  /** Hashes are known by paths, from wherever the file itself comes. */
  function keyOf(address: string) {
    const { origin, pathname, href } = urlOf(address);
    return origin === location.origin || origin === filesOrigin ? pathname : href;
  }

  function locate(address: string) {
    const key = keyOf(address);
    return filesOrigin && key.startsWith('/') ? filesOrigin + key : address;
  }

  function integrityOf(address: string) {
    if (developmentOrigins.includes(urlOf(address).origin)) return '';
    const hash = known.get(keyOf(address));
    if (!hash) throw new Error(`${address} is not part of the plan, so it may not run.`);
    return hash;
  }

  const files = createPolicy('campus-files', (address) => {
    integrityOf(address);
    return locate(address);
  });
  const worker = createPolicy('campus-worker', () => '/sw.js');

  globalThis.campusTrust = {
    integrityOf,
    script: (address) => files.createScriptURL(address),
    file: locate,
    worker: () => worker.createScriptURL(''),
  };

  return (newer) => {
    for (const [address, hash] of Object.entries(newer.integrity)) known.set(address, hash);
  };
}
