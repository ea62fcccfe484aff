import type { Plan } from './Plan';

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

declare global {
  /** Read by the runtime of every build; see `ChunkIntegrity`. */
  var campusIntegrity: (address: string) => string;
  var trustedTypes: TrustedTypes | undefined;
}

const pathOf = (address: string) => {
  const url = new URL(address, location.href);
  return url.origin === location.origin ? url.pathname : url.href;
};

const originOf = (address: string) => new URL(address, location.href).origin;

/** Only files that the plan knows may run, and only unchanged. Gives a way to learn of newer plans. */
export function trustPlan({ integrity, developmentOrigins }: Plan): (newer: Plan) => void {
  const known = new Map(Object.entries(integrity));
  globalThis.campusIntegrity = (address) => {
    if (developmentOrigins.includes(originOf(address))) return '';
    const hash = known.get(pathOf(address));
    if (hash === undefined)
      throw new Error(`${address} is not part of the plan, so it may not run.`);
    return hash;
  };
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      globalThis.campusIntegrity(address);
      return address;
    },
  });
  return (newer) => {
    for (const [address, hash] of Object.entries(newer.integrity)) known.set(address, hash);
  };
}
