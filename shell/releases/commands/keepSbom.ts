import { readJson } from '@campus/shared/build/readJson';
import { home } from '@campus/shared/build/root';
import path from 'node:path';
import type { Registry, Release } from '../registry/Registry';
import { keepBeside } from './keepBeside';

export const sbomKey = ({ name, release }: Release) => `sboms/${name}/${release}.json`;

interface Locked {
  version?: string;
  dev?: boolean;
  link?: boolean;
  /** `sha512-` and base64. */
  integrity?: string;
  /** An SPDX expression. */
  license?: string;
}

const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

function componentOf(folder: string, { version, integrity, license }: Locked) {
  const name = folder.split('node_modules/').at(-1) ?? folder;
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity?.startsWith('sha512-') && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** The packages of production: `npm sbom` leaves out those that are a tool of some workspace, too. */
function sbomOf({ name, release }: Release) {
  const file = path.join(home, 'package-lock.json');
  const packages = Object.entries(readJson<{ packages: Record<string, Locked> }>(file).packages);
  const production = packages.filter(
    ([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link,
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: `campus-${name}`, version: release } },
    components: production.map(([folder, locked]) => componentOf(folder, locked)),
  };
}

/**
 * Keeps what a release was built from in the store, where visitors do not see it and pruning does not
 * take it: whoever asks years later what ran has an answer. A remote bundles a few of these packages.
 */
export async function keepSbom(registry: Pick<Registry, 'store' | 'keys'>, which: Release) {
  const content = Buffer.from(JSON.stringify(sbomOf(which), null, 2));
  await keepBeside(registry, which, new Map([[sbomKey(which), content]]));
}
