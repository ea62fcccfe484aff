import { readJson } from '@campus/shared/build/readJson';
import { root } from '@campus/shared/build/root';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingPlatforms, type Lock } from './missingPlatforms';

const file = path.join(root, 'package-lock.json');
const lock = readJson<Lock>(file);
const missing = missingPlatforms(lock);
const packages = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${Object.keys(missing).length} binaries added.`);
