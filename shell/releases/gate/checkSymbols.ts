import { callMisfit } from '@campus/shared/build/surface/callMisfit';
import { misfit, type Misfit } from '@campus/shared/build/surface/misfit';
import type { Names } from '@campus/shared/build/surface/resolved';
import {
  declarationType,
  isPlain,
  type Offers,
  type Use,
  type Uses,
} from '@campus/shared/build/surface/Surface';
import type { RemoteManifest, ShellManifest } from '@campus/shared/build/RemoteManifest';
import type { TextByLanguage } from '@campus/shared/contract/fields';

/** A file or two say where to look. */
function filesText(files: readonly string[], others: (count: number) => string) {
  const named = files.slice(0, 2).join(', ');
  return files.length > 2 ? `${named} ${others(files.length - 2)}` : named;
}

const short = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** What is wrong with a symbol, after its name. */
function saidOf({ path, kind, before, now }: Misfit): TextByLanguage {
  const name = path.join('.');
  const [ru, en] = name ? [` — ${name}`, `: ${name}`] : ['', ''];
  switch (kind) {
    case 'required':
      return { ru: `${ru}: теперь это обязательно`, en: `${en} is required now` };
    case 'removed':
      return { ru: `${ru}: этого больше не принимают`, en: `${en} is no longer taken` };
    case 'missing':
      return { ru: `${ru}: этого теперь может не быть`, en: `${en} is not always given now` };
    case 'type':
      return {
        ru: `${ru}: было «${short(before)}», стало «${short(now)}»`,
        en: `${en} was “${short(before)}” and is “${short(now)}”`,
      };
  }
}

function uses(files: readonly string[], symbol: string): TextByLanguage {
  const isOne = files.length === 1;
  const ru = filesText(files, (count) => `и ещё ${count}`);
  const en = filesText(files, (count) => `and ${count} more`);
  return {
    ru: `${isOne ? 'Его' : 'Его файлы'} ${ru} ${isOne ? 'использует' : 'используют'} ${symbol}`,
    en: `Its ${en} ${isOne ? 'uses' : 'use'} ${symbol}`,
  };
}

const refusal = (
  files: readonly string[],
  symbol: string,
  said: TextByLanguage,
): TextByLanguage => {
  const who = uses(files, symbol);
  return { ru: `${who.ru}${said.ru}.`, en: `${who.en}${said.en}.` };
};

const gone: TextByLanguage = {
  ru: ', а у оболочки этого нет',
  en: ', which the shell does not have',
};

/** Told apart at once in most cases: nothing that it is made of is worded otherwise. */
function isSame(use: Use, offered: string, own: Names, theirs: Names) {
  if (use.type !== offered) return false;
  return Object.keys(own).every((name) => own[name] === theirs[name]);
}

const namedOf = (symbol: string) => {
  const [module, name] = symbol.split('#');
  return `${name} (${module})`;
};

function checkLoan(
  symbol: string,
  each: readonly Use[],
  { types }: Uses,
  offers: Offers,
): TextByLanguage[] {
  const offered = offers.kit[symbol];
  const named = namedOf(symbol);
  if (offered === undefined)
    return [refusal([...new Set(each.flatMap(({ files }) => files))], named, gone)];
  return each.flatMap((use) => {
    if (isPlain(use.type) || isPlain(offered) || isSame(use, offered, types, offers.types))
      return [];
    const found = misfit({ text: offered, names: offers.types }, { text: use.type, names: types });
    return found ? refusal(use.files, named, saidOf(found)) : [];
  });
}

function checkCall(name: string, { type, files }: Use, offers: Offers): TextByLanguage[] {
  const offered = offers.calls[name];
  const isCall = { ru: `вызов ${name}`, en: `the call ${name}` };
  const said = (what: TextByLanguage): TextByLanguage => ({
    ru: refusal(files, isCall.ru, what).ru,
    en: refusal(files, isCall.en, what).en,
  });
  if (offered === undefined) return [said(gone)];
  const found = callMisfit(type, offered);
  return found ? [said(saidOf(found))] : [];
}

/** A value of JSON as the surface words it. */
function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(typeOfValue).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{ ${members.map(([name, one]) => `${JSON.stringify(name)}: ${typeOfValue(one)}`).join('; ')} }`;
}

/** Why plain data is not of a type; nothing where it is. */
const valueMisfit = (value: unknown, type: { text: string; names: Names }): Misfit | undefined =>
  misfit({ text: typeOfValue(value), names: {} }, type, { isGiven: true });

/** What remote.ts declares is what this shell understands. */
function checkDeclaration({ declaration }: RemoteManifest, { types }: Offers): TextByLanguage[] {
  if (!types['remote/RemoteDeclaration#RemoteDeclaration']) return [];
  const found = valueMisfit(declaration, { text: declarationType, names: types });
  if (!found) return [];
  const said = saidOf(found);
  return [{ ru: `Его remote.ts${said.ru}.`, en: `Its remote.ts${said.en}.` }];
}

/** Whether both sides have written down what they use and have; releases of before did not. */
export const areRecorded = (manifest: RemoteManifest, shell: ShellManifest): boolean =>
  manifest.uses !== undefined && shell.offers !== undefined;

const known = new WeakMap<RemoteManifest, WeakMap<ShellManifest, TextByLanguage[]>>();

/** What a remote uses of kit, calls, tokens and declarations is there as it was when it was built. */
export function checkSymbols(manifest: RemoteManifest, shell: ShellManifest): TextByLanguage[] {
  const { uses: own } = manifest;
  const { offers } = shell;
  if (!own || !offers) return [];
  const before = known.get(manifest) ?? new WeakMap<ShellManifest, TextByLanguage[]>();
  known.set(manifest, before);
  const judged = before.get(shell) ?? judge(manifest, own, offers);
  before.set(shell, judged);
  return judged;
}

const unreadable: TextByLanguage = {
  ru: 'Запись о том, что он использует, нельзя прочесть: соберите его заново.',
  en: 'What it says that it uses cannot be read: build it again.',
};

function judge(manifest: RemoteManifest, own: Uses, offers: Offers): TextByLanguage[] {
  try {
    return [
      ...Object.entries(own.kit).flatMap(([symbol, each]) => checkLoan(symbol, each, own, offers)),
      ...Object.entries(own.calls).flatMap(([name, use]) => checkCall(name, use, offers)),
      ...Object.entries(own.tokens)
        .filter(([token]) => !offers.tokens.includes(token))
        .map(([token, files]) => refusal(files, token, gone)),
      ...checkDeclaration(manifest, offers),
    ];
  } catch {
    return [unreadable];
  }
}
