import { filterLog, filterSignIns } from '@campus/shared/contract/operations/calls';
import { idOf } from '../../backend/seed/scale/idOf';
import { casesOf, daysAgo, type FilterCase } from './FilterCase';

/** The log of everything: two years of it. */
export const logCases = (token: string): FilterCase[] => [
  ...casesOf(
    filterLog,
    { token, deep: 99_000 },
    {
      nothing: {},
      'one actor': { actorId: idOf('staff', 17) },
      'actors who are people': { actorType: 'HUMAN' },
      'action, frequent': { action: 'account.signIn' },
      'action, rare': { action: 'setting.update' },
      'action, of none': { action: 'setting.forget' },
      'kind of record, frequent': { entityType: 'account' },
      'kind of record, rare': { entityType: 'setting' },
      'search, a record': { search: idOf('register', 42) },
      'search, a person': { search: idOf('human', 4_242) },
      'a month, long ago': { from: daysAgo(430), to: daysAgo(400) },
      'an hour': { from: daysAgo(200), to: daysAgo(199.95) },
      'one actor, one action': { actorId: idOf('staff', 17), action: 'news.create' },
      'one actor, rare kind': { actorId: idOf('staff', 17), entityType: 'setting' },
      'actors and action that never meet': { actorType: 'HUMAN', action: 'human.update' },
      'actors and kind that never meet': { actorType: 'HUMAN', entityType: 'news' },
      'kind and action that never meet': { entityType: 'ticket', action: 'account.signIn' },
      'rare kind, a month long ago': {
        entityType: 'setting',
        from: daysAgo(430),
        to: daysAgo(400),
      },
      'actors, action, a month long ago': {
        actorType: 'USER',
        action: 'account.signIn',
        from: daysAgo(430),
        to: daysAgo(400),
      },
      'one actor, a week long ago': {
        actorId: idOf('staff', 117),
        from: daysAgo(607),
        to: daysAgo(600),
      },
    },
  ),
  { call: filterLog, what: 'oldest first', token, query: { asc: true }, body: {} },
  {
    call: filterLog,
    what: 'kind of record, oldest first',
    token,
    query: { asc: true },
    body: { entityType: 'ticket' },
  },
  ...casesOf(
    filterSignIns,
    { token, deep: 99_000 },
    {
      nothing: {},
      refusals: { events: ['refusal'] },
      'event of none': { events: ['tokenReuse'] },
      staff: { accountType: 'USER' },
      'staff, refused': { accountType: 'USER', events: ['refusal'] },
      'search, an account': { search: 'human004242@example.test' },
      'search, nobody': { search: 'nobody@example.test' },
      'search, an address': { search: '10.107.119.127' },
      'people, a month long ago': {
        accountType: 'HUMAN',
        from: daysAgo(430),
        to: daysAgo(400),
      },
    },
  ),
];
