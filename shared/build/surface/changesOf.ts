import { callMisfit } from './callMisfit';
import { misfit, type Misfit } from './misfit';
import type { Names } from './resolved';
import { parseType, readDefinition } from './parseType';
import { namesIn } from './Type';
import { isPlain, typesOf, type Surface } from './Surface';

type Level = 'major' | 'minor' | 'patch';

export interface SurfaceChange {
  level: Level;
  /** `ui/Button#Button` */
  symbol: string;
  /** What is different for who uses it: `label is required`. */
  what: string;
}

/** In words, for people who change the kit. */
function saidOf({ path, kind, before, now }: Misfit): string {
  const where = path.join('.') || 'it';
  if (kind === 'removed') return `${where} is no longer taken`;
  if (kind === 'required') return `${where} is required`;
  if (kind === 'missing') return `${where} is not always given`;
  return `${where} was ${before} and is ${now}`;
}

/** What declarations of remotes are made of: remotes write it, and nobody but the platform reads it. */
const isDeclared = (section: string) => section === 'remote/RemoteDeclaration';

interface Both {
  before: string;
  now: string;
  namesBefore: Names;
  namesNow: Names;
}

const bodyOf = (text: string) => readDefinition(text.replace(/^type /, '')).body;

function valueChange({
  before,
  now,
  namesBefore,
  namesNow,
}: Both): Omit<SurfaceChange, 'symbol'> | undefined {
  const [old, present] = [
    { text: before, names: namesBefore },
    { text: now, names: namesNow },
  ];
  const worse = misfit(present, old);
  if (worse) return { level: 'major', what: saidOf(worse) };
  const more = misfit(old, present);
  if (more) return { level: 'minor', what: 'it takes or gives more' };
  return before === now ? undefined : { level: 'patch', what: 'it is worded otherwise' };
}

/** Where it is used decides; by itself it is worse when it is neither more nor less than before. */
function typeChange(both: Both, section: string): Omit<SurfaceChange, 'symbol'> | undefined {
  const old = { text: bodyOf(both.before), names: both.namesBefore };
  const present = { text: bodyOf(both.now), names: both.namesNow };
  const given = misfit(old, present, { isGiven: true });
  const taken = misfit(present, old);
  if (given && (taken || isDeclared(section))) return { level: 'major', what: saidOf(given) };
  if (given ?? taken ?? misfit(present, old, { isGiven: true }))
    return { level: 'minor', what: 'it holds more or less' };
  return both.before === both.now ? undefined : { level: 'patch', what: 'it is worded otherwise' };
}

function callChange({ before, now }: Both): Omit<SurfaceChange, 'symbol'> | undefined {
  if (before === now) return undefined;
  const worse = callMisfit(before, now);
  return worse
    ? { level: 'major', what: saidOf(worse) }
    : { level: 'minor', what: 'it takes or answers more' };
}

/** Names whose meaning is another one, and all that are made of them. */
function touchedNames(before: Names, now: Names): Set<string> {
  const all = new Set([...Object.keys(before), ...Object.keys(now)]);
  const touched = new Set([...all].filter((name) => before[name] !== now[name]));
  if (touched.size === 0) return touched;
  const uses = new Map(
    [...all].map((name) => [name, namesIn(parseType(bodyOf(now[name] ?? before[name] ?? '')))]),
  );
  for (let size = -1; size !== touched.size;) {
    size = touched.size;
    for (const [name, used] of uses) if (used.some((one) => touched.has(one))) touched.add(name);
  }
  return touched;
}

function changeOf(section: string, both: Both): Omit<SurfaceChange, 'symbol'> | undefined {
  const { before, now } = both;
  if (section === 'libraries')
    return before === now
      ? undefined
      : { level: 'major', what: `its major was ${before} and is ${now}` };
  if (section === 'calls') return callChange(both);
  const [wasType, isType] = [before, now].map((text) => text.startsWith('type '));
  if (wasType !== isType || isPlain(before) || isPlain(now))
    return before === now ? undefined : { level: 'major', what: 'it is another kind of thing' };
  return isType ? typeChange(both, section) : valueChange(both);
}

/** All that is different between two surfaces, and what it means to who uses it. */
export function changesOf(before: Surface, now: Surface): SurfaceChange[] {
  const [namesBefore, namesNow] = [typesOf(before), typesOf(now)];
  const touched = touchedNames(namesBefore, namesNow);
  const isTouched = (text: string) =>
    touched.size > 0 && [...touched].some((name) => text.includes(name));
  const changes: SurfaceChange[] = [];
  for (const section of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [own, present] = [before[section] ?? {}, now[section] ?? {}];
    for (const name of new Set([...Object.keys(own), ...Object.keys(present)])) {
      const [was, is] = [own[name], present[name]];
      const symbol = `${section}#${name}`;
      if (was === undefined) changes.push({ level: 'minor', symbol, what: 'it is new' });
      else if (is === undefined) changes.push({ level: 'major', symbol, what: 'it is gone' });
      else if (was !== is || isTouched(is)) {
        const found = changeOf(section, { before: was, now: is, namesBefore, namesNow });
        if (found) changes.push({ symbol, ...found });
      }
    }
  }
  return changes;
}

/** The heaviest of them; nothing where nothing has changed. */
export const levelOf = (changes: readonly SurfaceChange[]): Level | undefined =>
  (['major', 'minor', 'patch'] as const).find((level) =>
    changes.some((one) => one.level === level),
  );
