import { integrityOf } from '@campus/shared/build/integrityOf';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refused } from '../Refused';
import { wordsOf } from '../gate/Reason';
import { deployerOf, type Deployment } from '../registry/Deployment';
import type { Publication, Registry, Release } from '../registry/Registry';
import { signatureKey } from '../registry/Signature';
import type { Context, Request } from './Command';
import { channelOf, deploy, type Deployed } from './deploy';
import { Failure } from './Failure';
import { requireShell } from './findRelease';
import { keepBeside, readBeside } from './keepBeside';
import { sbomKey } from './keepSbom';
import { mapsKey } from './keepSourceMaps';
import { mayRelease } from './mayRelease';
import { passGate, requireFinding } from './passGate';
import { rolloutOf, refuseRepeat } from './release';
import { targetOf } from './targetOf';

/** What was signed elsewhere names files here: none of them may lead out of its folder. */
const isName = (text: string) => /^(?!.*\.\.)[\w-][\w.+-]*(?:\/[\w.+-]+)*$/.test(text);

/** The id of a release is one word: a slash in it would lead to the files of another one. */
const isRelease = (text: string) => /^\w[\w.+-]*$/.test(text);

const namesIn = async (registry: Registry) => {
  const { channels, retired } = await registry.current();
  return Object.keys({ ...channels, ...retired });
};

/** The move by which everybody there got what they get now. */
function givenBy(history: readonly Deployment[], { name, release }: Release) {
  const own = history.filter(({ remote }) => remote === name);
  const other = own.findIndex(({ channel }) => channel.stable !== release);
  return own[(other < 0 ? own.length : other) - 1];
}

/** What everybody gets there, if all of it is as it was signed and its gate has let it pass. */
async function lookAt(source: Registry, name: string, from: string) {
  const alarms = await source.alarms();
  if (alarms.length > 0)
    throw new Failure('refused', `The history of ${from} is not as it was signed.`, {
      reasons: alarms.map(({ texts }) => wordsOf(texts, 'en')),
      advice: ['Look who could write there; it is repaired there, and not from here.'],
    });
  const release = (await source.current()).channels[name]?.stable;
  if (!release) throw new Failure('conflict', `Nobody gets ${name} on ${from}.`);
  const which = { name, release };
  const publication = isRelease(release) && (await source.publication(name, release));
  const folder = publication && (await source.folderOf(name, release));
  if (!publication || !folder)
    throw new Refused(which, [`On ${from} it is not there, or not as it was signed.`]);
  if (!(await source.mayBeGiven(which)))
    throw new Refused(which, [`Nothing signed says that it has passed the gate of ${from}.`]);
  return { which, publication, folder, given: givenBy(await source.history(), which) };
}

/** Of files that say that they are this release and no other one. */
async function isOfItself(source: Registry, { name, release }: Release, files: object) {
  if (name === 'shell') return (await source.shellManifest(release))?.release === release;
  const manifest = await source.manifest(name, release);
  const isIt = manifest?.declaration.name === name && manifest.release === release;
  return isIt && !('shell.json' in files);
}

/** The signed files and nothing that lies beside them, each looked at as it is copied. */
async function writeSigned(into: string, from: string, which: Release, { files }: Publication) {
  for (const [file, hash] of Object.entries(files)) {
    const content = isName(file) ? await readFile(path.join(from, file)) : Buffer.of();
    if (!isName(file) || integrityOf(content) !== hash)
      throw new Refused(which, [`Its ${file} is not what was signed.`]);
    await mkdir(path.dirname(path.join(into, file)), { recursive: true });
    await writeFile(path.join(into, file), content);
  }
}

const areSame = (one: Publication['files'], other: Publication['files']) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([file, hash]) => other[file] === hash);

type Looked = Awaited<ReturnType<typeof lookAt>>;

/** Byte for byte, and signed with the key of this environment; false when it was whole here already. */
async function copy(registry: Registry, source: Registry, { which, publication, folder }: Looked) {
  const { name, release } = which;
  const here = await registry.publication(name, release);
  if (here && !areSame(here.files, publication.files))
    throw new Refused(which, ['Other bytes were published here under the same name.']);
  if (here && (await registry.damages(name, release)).length === 0) return;
  if (!(await isOfItself(source, which, publication.files)))
    throw new Refused(which, ['Its manifest is of another release.']);
  const built = await mkdtemp(path.join(tmpdir(), 'campus-promoted-'));
  try {
    await writeSigned(built, folder, which, publication);
    await registry.publish(built);
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

/**
 * What says where it comes from: the signature and the findings of there, packages and maps, if they
 * are as they were signed. Kept for people; here none of it counts as passed. Gives the keys of those
 * that are not, and stay there.
 */
async function keepOrigin(
  registry: Registry,
  source: Registry,
  { which, publication, from }: Pick<Looked, 'which' | 'publication'> & { from: string },
): Promise<string[]> {
  const { name, release } = which;
  const signature = await source.store.read(signatureKey(name, release));
  const findings = await source.findings(which);
  const origin = { from, signature: JSON.parse(String(signature)) as unknown, findings };
  await registry.store.create(
    `origins/${name}/${release}.json`,
    Buffer.from(JSON.stringify(origin, null, 2)),
  );
  const maps = Object.keys(publication.files).map((file) => `${mapsKey(which)}${file}.map`);
  const own = new Set([sbomKey(which), ...maps.filter(isName)]);
  const beside = await readBeside(source, which);
  await keepBeside(registry, which, new Map([...beside].filter(([key]) => own.has(key))));
  const { store } = source;
  const there = [...(await store.list(sbomKey(which))), ...(await store.list(mapsKey(which)))];
  return there.filter((key) => own.has(key) && !beside.has(key));
}

/** Tells what does not come along, such as what was kept before anybody signed it. */
async function tellLeft({ step }: Context, [first, ...others]: readonly string[], from: string) {
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  await step(`leave ${first}${more} on ${from}, unsigned or changed`, () => Promise.resolve());
}

const whyOf = (from: string, given: Deployment | undefined) =>
  given
    ? `from ${from}, where everybody has had it since ${given.at} by ${deployerOf(given)}: ${given.why}`
    : `from ${from}`;

/**
 * Gives visitors here what everybody gets in another environment: the same bytes, looked at again by
 * the gate among what visitors get here, signed and moved with the key of here.
 */
export async function promoteFrom(
  context: Context,
  { words, options }: Request,
  from: string,
): Promise<Deployed> {
  const { registry, step } = context;
  const source = await context.environment(from);
  const names = [...(await namesIn(registry)), ...(await namesIn(source))];
  const { name } = targetOf(words[0] ?? '', names);
  mayRelease(registry, name);
  await requireShell(registry, name);
  const found = await step(`look at ${from}`, () => lookAt(source, name, from));
  const { which } = found;
  const stands = await channelOf(registry, name);
  await refuseRepeat(registry, which);
  await step(`copy ${which.release}`, () => copy(registry, source, found));
  await passGate(context, which, 'whole');
  await requireFinding(context, which);
  await tellLeft(context, await keepOrigin(registry, source, { ...found, from }), from);
  const why = options.why ?? whyOf(from, found.given);
  const deployment = { remote: name, ...rolloutOf(which, stands, options), options: { why } };
  return step('activate', () => deploy(registry, deployment));
}
