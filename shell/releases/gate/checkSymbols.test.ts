/** @jest-environment node */
import * as z from 'zod/mini';
import {
  before,
  body,
  calls,
  callWith,
  edited,
  judge,
  kit,
  response,
  tokens,
  without,
  type World,
} from './remoteOfKit.fixture';

type Case = readonly [title: string, change: () => World, sentence: string];

const button = 'Its src/Screen.tsx uses Button (ui/Button)';
const thing = 'Its src/Screen.tsx uses the call makeThing';
const hook = 'Its src/Screen.tsx uses useThing (api/useThing)';

const breaks: readonly Case[] = [
  [
    'a removed export',
    () => edited('ui/Button', /export (function Button\()/, '$1'),
    `${button}, which the shell does not have`,
  ],
  [
    'a renamed export',
    () => edited('ui/Icon', 'function Icon', 'function Glyph'),
    'uses Icon (ui/Icon), which the shell does not have',
  ],
  [
    'a removed module',
    () => ({ ...before, kit: without(kit, 'ui/Button') }),
    'borrows @campus/shared/ui/Button',
  ],
  [
    'a new required prop',
    () => edited('ui/Button', 'label: string', 'label: string; name: string'),
    `${button}: name is required now`,
  ],
  [
    'a prop made required that is left out',
    () => edited('ui/Button', 'hint?:', 'hint:'),
    `${button}: hint is required now`,
  ],
  [
    'a removed prop',
    () => edited('ui/Button', 'icon?: IconName;', ''),
    `${button}: icon is no longer taken`,
  ],
  [
    'a renamed prop',
    () => edited('ui/Button', 'label: string', 'text?: string'),
    `${button}: label is no longer taken`,
  ],
  [
    'a text that a prop no longer takes',
    () => edited('ui/Button', "'m' | 's' | 'l'", "'m' | 'l'"),
    `${button}: size was “"s"” and is “"l" | "m"”`,
  ],
  [
    'a text that a named type no longer has',
    () => edited('ui/Icon', "'trash', ", ''),
    `${button}: icon was “"trash"”`,
  ],
  [
    'a prop of another type',
    () => edited('ui/Button', 'label: string', 'label: { text: string }'),
    `${button}: label was “string” and is`,
  ],
  [
    'a callback that is told less',
    () => edited('ui/Button', 'x: number; y', 'y'),
    `${button}: onPress.press.x is not always given now`,
  ],
  [
    'a callback that has to answer',
    () => edited('ui/Button', '=> void', '=> boolean'),
    `${button}: onPress was “void” and is`,
  ],
  [
    'a member of a list made required',
    () => edited('ui/Button', 'title?:', 'title:'),
    `${button}: items.title is required now`,
  ],
  [
    'a column of a generic list that needs more',
    () => edited('table/List', 'width?:', 'width:'),
    'uses List (table/List): columns.width is required now',
  ],
  [
    'a constant of another type',
    () => edited('table/List', 'pageSize: number = 20', "pageSize: string = '20'"),
    'uses pageSize (table/List) was “number” and is “string”',
  ],
  [
    'a function that may give nothing',
    () => edited('api/useThing', '): string =>', '): string | null =>'),
    'uses plain (api/useThing) was “string” and is “null”',
  ],
  [
    'a hook that needs more',
    () =>
      edited(
        'api/useThing',
        'options: { live?: boolean; pause?: number } = {}',
        'options: { live?: boolean; pause?: number }, name: string',
      ),
    `${hook}: name is required now`,
  ],
  [
    'a hook that takes no options any more',
    () => edited('api/useThing', /, options: .* = \{\}\) \{/, ') { const options = { pause: 0 };'),
    `${hook}: options is no longer taken`,
  ],
  [
    'an option that a hook no longer knows',
    () => edited('api/useThing', 'live?: boolean; ', ''),
    `${hook}: options.live is no longer taken`,
  ],
  [
    'a hook that gives less',
    () => edited('api/useThing', "title: '' as string, ", ''),
    `${hook}: title is not always given now`,
  ],
  [
    'a hook that gives something else',
    () => edited('api/useThing', "title: '' as string", 'title: 1'),
    `${hook}: title was “string” and is “number”`,
  ],
  [
    'a removed token',
    () => ({ ...before, tokens: without(tokens, '--space-4') }),
    'Its src/Screen.module.css uses --space-4, which the shell does not have',
  ],
  [
    'a removed call',
    () => ({ ...before, calls: without(calls, 'makeThing') }),
    `${thing}, which the shell does not have`,
  ],
  [
    'a call at another address',
    () => callWith({ path: '/api/other' }),
    `${thing}: path was “"/api/things"” and is “"/api/other"”`,
  ],
  [
    'a call by another method',
    () => callWith({ method: 'PUT' }),
    `${thing}: method was “"POST"” and is “"PUT"”`,
  ],
  [
    'a call that needs more',
    () => callWith({ body: z.extend(body, { day: z.string() }) }),
    `${thing}: body.day is required now`,
  ],
  [
    'a call that takes shorter texts',
    () => callWith({ body: z.extend(body, { name: z.string().check(z.maxLength(50)) }) }),
    `${thing}: body.name was “string⟨maxLength 100⟩”`,
  ],
  [
    'a call that takes fewer kinds',
    () => callWith({ body: z.extend(body, { kind: z.enum(['A']) }) }),
    `${thing}: body.kind was “"B"” and is “"A"”`,
  ],
  [
    'a call that answers less',
    () => callWith({ response: z.omit(response, { total: true }) }),
    `${thing}: response.total is not always given now`,
  ],
  [
    'a call that may answer null',
    () => callWith({ response: z.extend(response, { id: z.nullable(z.string()) }) }),
    `${thing}: response.id was “string” and is “null”`,
  ],
  [
    'a call that a role may not make any more',
    () => callWith({ access: ['ADMIN'] }),
    `${thing}: access was “"ADMIN" | "HUMAN"” and is “"ADMIN"”`,
  ],
  [
    'a declaration that must say more',
    () => edited('remote/RemoteDeclaration', 'name: string;', 'name: string; owner: string;'),
    'Its remote.ts: owner is required now',
  ],
  [
    'a route that must say more',
    () => edited('remote/RemoteDeclaration', 'path: string;', 'path: string; title: string;'),
    'Its remote.ts: routes.title is required now',
  ],
  [
    'a word that declarations no longer have',
    () => edited('remote/RemoteDeclaration', "'main' | ", ''),
    'Its remote.ts: menu.group was “"main"” and is',
  ],
  [
    'another major of a library',
    () => ({ ...before, lends: { react: '20.0.0' } }),
    'It borrows react ^19.0.0, and the shell lends 20.0.0',
  ],
];

const harmless: readonly (readonly [string, () => World])[] = [
  ['nothing at all', () => before],
  [
    'a new export',
    () => edited('ui/Button', 'export interface', 'export const more = 1; export interface'),
  ],
  ['a new module', () => ({ ...before, kit: { ...kit, 'ui/New': 'export const more = 1;' } })],
  [
    'an export gone that is not used',
    () => edited('ui/Button', /export function ButtonGroup.*\n/, '\n'),
  ],
  ['a type gone that is in no code', () => edited('ui/Button', 'export interface', 'interface')],
  [
    'a new optional prop',
    () => edited('ui/Button', 'label: string', 'label: string; name?: string'),
  ],
  ['a prop made optional', () => edited('ui/Button', 'label: string', 'label?: string')],
  ['a prop made required that is always given', () => edited('ui/Button', 'badge?:', 'badge:')],
  ['a prop gone that is never given', () => edited('ui/Button', 'busy?: boolean;', '')],
  ['a prop that takes more', () => edited('ui/Button', 'label: string', 'label: string | number')],
  ['a text gone that is never given', () => edited('ui/Button', "| 'l'", '')],
  ['a new icon', () => edited('ui/Icon', "'mail'", "'lock', 'mail'")],
  ['an icon gone that is not used', () => edited('ui/Icon', ", 'undo'", '')],
  [
    'a callback that is told more',
    () => edited('ui/Button', 'x: number;', 'x: number; z: number;'),
  ],
  [
    'members in another order',
    () => edited('ui/Button', /(label: string;)\s*(icon\?: IconName;)/, '$2 $1'),
  ],
  [
    'props that are written in place',
    () => edited('ui/Button', 'props: ButtonProps', 'props: ButtonProps & { more?: string }'),
  ],
  [
    'a parameter of another name',
    () =>
      edited('api/useThing', '(text: string): string => text', '(words: string): string => words'),
  ],
  ['a hook that takes more', () => edited('api/useThing', '} = {})', '} = {}, more = 1)')],
  ['a hook that gives more', () => edited('api/useThing', 'return { id,', 'return { id, more: 1,')],
  [
    'an option gone that is never given',
    () => edited('api/useThing', /; pause\?: number(.*\n.*)options\.pause \?\? 0/, '$10'),
  ],
  ['a new token', () => ({ ...before, tokens: { ...tokens, '--space-9': 'token' } })],
  ['a token gone that is not used', () => ({ ...before, tokens: without(tokens, '--space-8') })],
  ['a call gone that is not made', () => ({ ...before, calls: without(calls, 'unusedThing') })],
  [
    'a call that takes more',
    () => callWith({ body: z.extend(body, { more: z.optional(z.string()) }) }),
  ],
  [
    'a call that takes longer texts',
    () => callWith({ body: z.extend(body, { name: z.string().check(z.maxLength(200)) }) }),
  ],
  [
    'a call that answers more',
    () => callWith({ response: z.extend(response, { more: z.string() }) }),
  ],
  ['a call that more roles may make', () => callWith({ access: ['HUMAN', 'ADMIN', 'SUPPORT'] })],
  ['a call that everybody may make', () => callWith({ access: 'public' })],
  [
    'another summary of a call',
    () => callWith({ summary: 'Makes a thing', invalidates: ['Reset'] }),
  ],
  [
    'a declaration that may say more',
    () => edited('remote/RemoteDeclaration', 'name: string;', 'name: string; owner?: string;'),
  ],
  ['a minor of a library', () => ({ ...before, lends: { react: '19.9.0' } })],
];

test.each(breaks)('%s is refused', (_, change, sentence) => {
  expect(judge(change()).join('\n')).toContain(sentence);
});

test.each(harmless)('%s is admitted', (_, change) => {
  expect(judge(change())).toStrictEqual([]);
});
