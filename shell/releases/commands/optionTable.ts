import { staffRoles, type Role } from '@campus/shared/contract/roles';
import { Failure } from './Failure';
import { nearest } from './nearest';
import type { Options } from './Command';

const roles: readonly Role[] = ['HUMAN', 'STUDENT', ...staffRoles];

const isRole = (word: string): word is Role => roles.some((role) => role === word);

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function percentOf(text: string): number {
  const percent = Number(text.replace(/ ?%$/, ''));
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new Failure('usage', `--percent takes a number from 0 to 100, not ${text}.`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure('usage', `--port takes a number from 1 to 65535, not ${text}.`);
}

function rolesOf(text: string): Role[] {
  if (text.trim().toLowerCase() === 'none') return [];
  const words = wordsOf(text.toUpperCase());
  const found = words.filter(isRole);
  const odd = words.find((word) => !isRole(word));
  if (found.length > 0 && odd === undefined) return found;
  const meant = odd && nearest(odd, roles);
  throw new Failure('usage', odd ? `There is no role ${odd}.` : '--roles takes roles.', {
    advice: [meant ? `Did you mean ${meant}?` : `Roles: ${roles.join(', ')}.`],
  });
}

function hoursOf(text: string): number {
  const hours = Number(text);
  if (hours > 0) return hours;
  throw new Failure('usage', `--hours takes a number, not ${text}.`);
}

interface Option {
  /** As it is typed. */
  flag: string;
  /** What its value is called; none for a switch. */
  value?: string;
  does: string;
  read: (text: string) => Partial<Options>;
}

/** Every option of every command. */
export const optionTable: Record<keyof Options, Option> = {
  percent: {
    flag: 'percent',
    value: '5',
    does: 'of the visitors get it, the others what they got',
    read: (text) => ({ percent: percentOf(text) }),
  },
  roles: {
    flag: 'roles',
    value: 'STUDENT,ADMIN',
    does: 'signed-in people of these roles get it; of no role with none',
    read: (text) => ({ roles: rolesOf(text) }),
  },
  from: {
    flag: 'from',
    value: 'staging',
    does: 'takes what everybody gets in that environment, byte for byte',
    read: (from) => ({ from }),
  },
  why: { flag: 'why', value: '"…"', does: 'for the history', read: (why) => ({ why }) },
  dryRun: { flag: 'dry-run', does: 'names only', read: () => ({ dryRun: true }) },
  incomplete: {
    flag: 'incomplete',
    does: 'also what somebody left who died while publishing',
    read: () => ({ incomplete: true }),
  },
  remotes: {
    flag: 'remotes',
    value: 'media,support',
    does: 'the key may release only these',
    read: (text) => ({ remotes: wordsOf(text) }),
  },
  server: {
    flag: 'server',
    does: 'the key of a server: signs what it moves by itself and for people in the console',
    read: () => ({ server: true }),
  },
  gate: {
    flag: 'gate',
    does: 'the key signs what the gate has found, and releases nothing',
    read: () => ({ gate: true }),
  },
  name: { flag: 'name', value: '"…"', does: 'whose key it is', read: (name) => ({ name }) },
  port: {
    flag: 'port',
    value: '3200',
    does: 'where the build is served',
    read: (text) => ({ port: portOf(text) }),
  },
  hours: {
    flag: 'hours',
    value: '72',
    does: 'how long the link can be opened',
    read: (text) => ({ hours: hoursOf(text) }),
  },
  yes: {
    flag: 'yes',
    does: 'although visitors may lose what they get',
    read: () => ({ yes: true }),
  },
  json: {
    flag: 'json',
    does: 'one JSON document on stdout, progress on stderr',
    read: () => ({ json: true }),
  },
};
