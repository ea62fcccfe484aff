import path from 'node:path';
import { readJson } from './readJson';
import { root } from '@campus/shared/build/root';

/** Of `@campus/shared`: the kit and the contract of calls grow together, so they have one version. */
export const kitVersion = () =>
  readJson<{ version: string }>(path.join(root, 'shared/package.json')).version;

/** What is good for every version of the same major: which symbols are there is told by name. */
export const kitRange = () => `^${kitVersion().split('.')[0]}.0.0`;
