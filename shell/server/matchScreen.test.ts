import { homeMain } from '@campus/shared/contract/home/places';
import { humanTabs } from '@campus/shared/contract/people/places';
import type { ActiveRelease } from './createPlanner';
import { matchScreen, slotsOn } from './matchScreen';

const title = { ru: 'а', en: 'a' };
const activeWith = (declaration: object) =>
  ({
    base: '/',
    manifest: { declaration: { routes: [], slots: [], ...declaration } },
  }) as unknown as ActiveRelease;

const person = { path: '/people/:id', screen: 'A', title, access: ['ADMIN'], places: [humanTabs] };
const owner = activeWith({ routes: [person, { ...person, path: '/people', places: [] }] });
const filler = activeWith({
  slots: [
    { ...homeMain, widget: 'Latest', order: 1, access: 'public' },
    { ...homeMain, widget: 'Own', order: 2, access: ['STUDENT'] },
    { ...humanTabs, widget: 'Payments', title, order: 1, access: ['ADMIN'] },
  ],
});

const widgetsAt = (address: string, isSignedIn: boolean) => {
  const screen = matchScreen(address, [owner, filler]);
  return slotsOn(filler, { screen, isSignedIn }).map(({ widget }) => widget);
};

test.each([
  ['/', true, ['Latest', 'Own']],
  ['/_app', false, ['Latest']],
  ['/people/7', true, ['Payments']],
  ['/people/7', false, []],
  ['/people', true, []],
  ['/nowhere', true, []],
])('at %s, signed in: %s, the widgets %j are wanted', (address, isSignedIn, widgets) => {
  expect(widgetsAt(address, isSignedIn)).toEqual(widgets);
});

test('the server renders what says so, of the shell as of a remote: for everybody, or for the person', () => {
  const route = { screen: 'A', title, isServerRendered: true };
  const media = activeWith({
    routes: [
      { ...route, path: '/news', access: 'public' },
      { ...route, path: '/drafts', access: ['CONTENT_MANAGER'] },
      { ...route, path: '/map', access: 'public', isServerRendered: undefined },
    ],
  });
  const isRendered = (address: string) => matchScreen(address, [media])?.isServerRendered ?? false;
  const addresses = ['/', '/news', '/drafts', '/map', '/404', '/staff/login', '/offline'];
  expect(addresses.filter(isRendered)).toEqual(['/', '/news', '/404', '/staff/login']);
  const isForPerson = (address: string) => matchScreen(address, [media])?.isRenderedForPerson;
  expect(addresses.filter(isForPerson)).toEqual(['/drafts']);
});
