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
