import { misfit, type Misfit } from './misfit';
import { parseType } from './parseType';
import { typeText, type Type } from './Type';

const nobody: Type = { kind: 'name', name: 'unknown', of: [] };

function partsOf(text: string): Record<string, string> {
  const call = parseType(text);
  const members = call.kind === 'object' ? [...call.members] : [];
  return Object.fromEntries(members.map(([name, { type = nobody }]) => [name, typeText(type)]));
}

const everybody = ['"public"', '"optional"'];

function isRefused(before = '', now = '') {
  if (everybody.includes(now) || before === now) return false;
  if (now === '"signedIn"') return everybody.includes(before);
  return misfit({ text: before, names: {} }, { text: now, names: {} }) !== undefined;
}

const within = (path: string, found: Misfit | undefined) =>
  found && { ...found, path: [path, ...found.path] };

/** Why who was built for a call as it was cannot make it as it is. */
export function callMisfit(before: string, now: string): Misfit | undefined {
  if (before === now) return undefined;
  const [was, is] = [partsOf(before), partsOf(now)];
  for (const name of ['method', 'path', 'multipart', 'binary', 'stream'])
    if (was[name] !== is[name])
      return { path: [name], kind: 'type', before: was[name] ?? 'no', now: is[name] ?? 'no' };
  if (isRefused(was.access, is.access))
    return { path: ['access'], kind: 'type', before: was.access ?? '', now: is.access ?? '' };
  const side = (text = '{}') => ({ text, names: {} });
  const taken = misfit(side(was.takes), side(is.takes), { isGiven: true });
  if (taken) return taken;
  return within('response', misfit(side(is.response), side(was.response)));
}
