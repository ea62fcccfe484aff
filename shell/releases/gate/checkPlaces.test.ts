/** @jest-environment node */
import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import type { PlaceContract } from '@campus/shared/contract/place';
import type { SlotDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { checkPlaces } from './checkPlaces';

const below = { place: 'news.below', props: { newsId: 'string' } } as const satisfies PlaceContract;
const comments = { ...below, widget: 'Comments', order: 1, access: 'public' } as const;

const manifestOf = (declaration: object) =>
  ({ declaration: { routes: [], slots: [], ...declaration } }) as unknown as RemoteManifest;

/** A remote whose page has these places. */
const owner = (places: readonly PlaceContract[], name = 'media') =>
  manifestOf({ name, routes: [{ path: '/news/:id', places }] });
const filler = (...slots: SlotDeclaration[]) => manifestOf({ name: 'support', slots });

function check(candidate: RemoteManifest, others: RemoteManifest[], replaced?: RemoteManifest) {
  const reasons = checkPlaces(candidate, { others, replaced });
  const isSaid = expect.stringMatching(/^\S.+\.$/) as string;
  for (const reason of reasons) expect(reason).toEqual({ ru: isSaid, en: isSaid });
  return reasons.map(({ en }) => en);
}

test('a widget and its place fit, whichever of them is released last', () => {
  const [page, widget] = [owner([below]), filler(comments)];
  expect(check(widget, [page])).toStrictEqual([]);
  expect(check(page, [widget], page)).toStrictEqual([]);
  expect(check(page, [widget])).toStrictEqual([]);
  const slots = [{ ...comments, place: 'home.main', props: undefined }, comments];
  expect(check(manifestOf({ ...page.declaration, slots }), [])).toStrictEqual([]);
});

test('refuses a widget for a place that nobody declares', () => {
  const page = owner([below]);
  expect(check(filler({ ...comments, place: 'home.attic' }), [])).toEqual([
    'Its widget Comments is for the place home.attic, which nobody declares. Places are declared by shell (home.hero, home.main, home.aside).',
  ]);
  expect(check(filler({ ...comments, place: 'news.above' }), [page])).toEqual([
    'Its widget Comments is for the place news.above, which nobody declares. Places are declared by shell (home.hero, home.main, home.aside), media (news.below).',
  ]);
});

test('refuses a widget that expects other props than its place gives', () => {
  const slot = { ...comments, props: { id: 'number', newsId: 'string' } } as const;
  expect(check(filler(slot), [owner([below])])).toEqual([
    'Its widget Comments expects of news.below “id: number, newsId: string”, and media gives “newsId: string”: build it with the present contract.',
  ]);
});

test('the order in which props are named does not matter, and to have none is said', () => {
  const place = { place: 'news.below', props: { newsId: 'string', id: 'number' } } as const;
  const slot = { ...comments, props: { id: 'number', newsId: 'string' } } as const;
  expect(check(filler(slot), [owner([place])])).toStrictEqual([]);
  expect(check(filler({ ...slot, props: undefined }), [owner([below])])).toEqual([
    'Its widget Comments expects of news.below “no props”, and media gives “newsId: string”: build it with the present contract.',
  ]);
});

test('widgets of one name are told apart by their places', () => {
  const above = { ...below, place: 'news.above' };
  const page = owner([below, above]);
  const [here, there] = [filler(comments), { ...comments, place: 'news.above' }];
  expect(check(manifestOf({ name: 'forum', slots: [there] }), [page, here])).toStrictEqual([]);
  expect(check(filler(comments, there), [page])).toStrictEqual([]);
});

test('a place that several pages of a remote have is named once', () => {
  const routes = ['/news/:id', '/archive/:id'].map((path) => ({ path, places: [below] }));
  const page = manifestOf({ name: 'media', routes });
  expect(check(filler({ ...comments, place: 'news.above' }), [page])).toEqual([
    expect.stringMatching(/home\.aside\), media \(news\.below\)\.$/),
  ]);
});

test('refuses a tab whose address another remote has', () => {
  const tabs = { ...below, isTabbed: true } as const;
  const slot = {
    ...tabs,
    widget: 'Comments',
    tab: 'comments',
    order: 1,
    access: 'public',
  } as const;
  const page = owner([tabs]);
  const taken = manifestOf({ name: 'support', slots: [{ ...slot, widget: 'Tickets' }] });
  expect(check(manifestOf({ name: 'forum', slots: [slot] }), [page, taken])).toEqual([
    'Its tab comments in news.below is that of support already: give it another name.',
  ]);
  expect(
    check(manifestOf({ name: 'forum', slots: [{ ...slot, tab: 'talk' }] }), [page, taken]),
  ).toStrictEqual([]);
});

test('a tab without a name of its own has the address of its widget', () => {
  const tabs = { ...below, isTabbed: true, order: 1, access: 'public' } as const;
  const [talk, tickets] = [
    { ...tabs, widget: 'talk' },
    { ...tabs, widget: 'Tickets', tab: 'talk' },
  ];
  const [page, forum] = [owner([tabs]), manifestOf({ name: 'forum', slots: [talk] })];
  const reason = (by: string) =>
    `Its tab talk in news.below is that of ${by} already: give it another name.`;
  expect(check(filler(tickets), [page, forum])).toEqual([reason('forum')]);
  expect(check(forum, [page, filler(tickets)])).toEqual([reason('support')]);
  expect(check(filler(talk), [page, forum])).toEqual([
    'Its widget talk in news.below has the name of one of forum: rename it.',
  ]);
  const untabbed = { ...tickets, isTabbed: undefined };
  expect(check(filler({ ...talk, isTabbed: undefined }, untabbed), [owner([below])])).toStrictEqual(
    [],
  );
});

test('refuses a widget, or the address of a tab, that it declares twice', () => {
  const reason = (widget: string, place = 'news.below') =>
    `It declares the widget ${widget} in ${place} twice: keep one of them.`;
  const page = owner([below]);
  expect(check(filler(comments, comments), [page])).toEqual([reason('Comments')]);
  const tabs = { ...below, isTabbed: true } as const;
  const talk = { ...tabs, widget: 'Talk', order: 1, access: 'public' } as const;
  const tickets = { ...talk, widget: 'Tickets', tab: 'Talk' };
  expect(check(filler(talk, tickets), [owner([tabs])])).toEqual([
    'Its widgets Talk and Tickets in news.below have one tab, Talk: give one of them another name.',
  ]);
  expect(check(filler(talk, talk), [owner([tabs])])).toEqual([reason('Talk')]);
});

test('tabs of one address are told apart by their places', () => {
  const tabs = { ...below, isTabbed: true } as const;
  const above = { ...tabs, place: 'news.above' };
  const tab = { tab: 'talk', order: 1, access: 'public' } as const;
  const page = owner([tabs, above]);
  const [here, there] = [
    { ...tabs, ...tab, widget: 'Comments' },
    { ...above, ...tab, widget: 'Answers' },
  ];
  expect(check(filler(here, there), [page])).toStrictEqual([]);
  expect(check(manifestOf({ name: 'forum', slots: [there] }), [page, filler(here)])).toStrictEqual(
    [],
  );
});

test('a page without places has none', () => {
  const page = manifestOf({ name: 'media', routes: [{ path: '/news' }] });
  expect(check(page, [])).toStrictEqual([]);
  expect(check(filler({ ...comments, place: 'home.attic' }), [page])).toEqual([
    expect.stringMatching(/shell \(home\.hero, home\.main, home\.aside\)\.$/),
  ]);
});

test('refuses to drop a place that another remote fills', () => {
  const before = owner([below]);
  expect(check(owner([]), [filler(comments)], before)).toEqual([
    'It no longer declares the place news.below, which has the widget Comments of support: keep it, or release support without the widget first.',
  ]);
  expect(check(owner([]), [], before)).toStrictEqual([]);
  const above = { place: 'news.above', isTabbed: true } as const;
  expect(check(owner([above]), [filler(comments)], owner([above]))).toStrictEqual([]);
});

test('refuses to change a place that another remote fills', () => {
  expect(check(owner([{ ...below, isTabbed: true }]), [filler(comments)], owner([below]))).toEqual([
    'Its place news.below gives “newsId: string, as tabs”, and the widget Comments of support expects “newsId: string”: keep the contract, or release support without the widget first.',
  ]);
});

test('asks nobody else about a place whose owner was taken off', () => {
  expect(check(manifestOf({ name: 'payments' }), [filler(comments)])).toStrictEqual([]);
});

test('refuses a place that somebody else declares', () => {
  const candidate = owner([below, { place: 'home.main' }]);
  expect(check(candidate, [owner([below], 'events')])).toEqual([
    'Its place news.below is declared by events already: give it another name.',
    'Its place home.main is declared by shell already: give it another name.',
  ]);
});

test('says in Russian who declares what', () => {
  const [reason] = checkPlaces(filler(comments), { others: [] });
  expect(reason?.ru).toBe(
    'Его виджет Comments — для места news.below, которого никто не объявляет. Места объявляют: shell (home.hero, home.main, home.aside).',
  );
});
