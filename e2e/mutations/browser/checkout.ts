import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A copy of the sources, with builds and data of its own, that faults are put into. */
export const checkout = path.join(root, '.cache/browser-faults');

/** A place in it. */
export const own = (...names: string[]) => path.join(checkout, ...names);

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
    .split('\0')
    // Files that were deleted since, and links to packages.
    .filter(
      (file) => file && lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
    );

const differs = (file: string) =>
  !existsSync(own(file)) || !readFileSync(own(file)).equals(readFileSync(path.join(root, file)));

function link(target: string, place: string) {
  if (lstatSync(place, { throwIfNoEntry: false })) return;
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place);
}

const workspaces = '@campus';

/** Packages are those of this checkout, but the workspaces, of which the copy has its own. */
function linkPackages() {
  const packages = path.join(root, 'node_modules');
  for (const name of readdirSync(packages))
    if (name !== workspaces) link(path.join(packages, name), own('node_modules', name));
  for (const name of readdirSync(path.join(packages, workspaces))) {
    const found = readlinkSync(path.join(packages, workspaces, name));
    link(found, own('node_modules', workspaces, name));
    const nested = path.join(root, path.basename(found), 'node_modules');
    if (existsSync(nested)) link(nested, own(path.basename(found), 'node_modules'));
  }
}

/** Makes the copy what the sources are now, and leaves what it has built of them. */
export function syncCheckout() {
  const files = sources();
  const known = new Set(files);
  const listed = own('.cache/sources.json');
  const before = existsSync(listed) ? (JSON.parse(readFileSync(listed, 'utf8')) as string[]) : [];
  for (const file of before) if (!known.has(file)) rmSync(own(file), { force: true });
  for (const file of files) if (differs(file)) cpSync(path.join(root, file), own(file));
  linkPackages();
  mkdirSync(path.dirname(listed), { recursive: true });
  writeFileSync(listed, JSON.stringify(files));
}
