/** @jest-environment node */
import { meAside } from '@campus/shared/contract/people/places';
import type { ActiveRelease, Reading } from '../createPlanner';
import type { MatchedScreen } from '../matchScreen';
import { leanPlan } from './leanPlan';

const releaseOf = (name: string, declared: object = {}) =>
  ({
    base: `/remotes/${name}/1/`,
    before: null,
    manifest: {
      integrity: { 'entry.js': `sha384-${name}` },
      declaration: { name, routes: [], slots: [], ...declared },
    },
  }) as unknown as ActiveRelease;

const slot = { place: meAside.place, widget: 'Sums', order: 1 };
const media = releaseOf('media');
const payments = releaseOf('payments', { slots: [{ ...slot, access: ['STUDENT'] }] });
const support = releaseOf('support', { slots: [{ ...slot, access: 'public' }] });
const participant = releaseOf('participant', { offline: [{ path: '/me/card' }] });
const active = [media, payments, support, participant];

const integrity = {
  '/shell/main.js': 'sha384-shell',
  ...Object.fromEntries(
    active.map(({ base, manifest }) => [`${base}entry.js`, manifest.integrity['entry.js']]),
  ),
};

const reading = {
  active,
  shell: { takesLess: true },
  plan: { release: '1', remotes: [], integrity },
  isTrial: false,
} as unknown as Reading;

const screen = { remote: { release: media } } as unknown as MatchedScreen;
const namesIn = (addresses: object) =>
  Object.keys(addresses).map((address) => address.split('/')[2]);

test('a page has the hashes of the shell and of the remote that it is of', () => {
  const { integrity: hashes, later } = leanPlan({ reading, screen, isSignedIn: false });
  expect(namesIn(hashes)).toEqual(['main.js', 'media']);
  expect(later).toEqual(['payments', 'support', 'participant']);
});

test('so it has of each that shows a widget on it to whoever is there', () => {
  const withPlaces = { ...screen, places: [meAside] };
  const ofGuest = leanPlan({ reading, screen: withPlaces, isSignedIn: false });
  expect(ofGuest.later).toEqual(['payments', 'participant']);
  const ofPerson = leanPlan({ reading, screen: withPlaces, isSignedIn: true });
  expect(ofPerson.later).toStrictEqual([]);
});

test('what can be opened without a network is not asked for by the network', () => {
  const { integrity: hashes, later } = leanPlan({ reading, screen, isSignedIn: true });
  expect(namesIn(hashes)).toContain('participant');
  expect(later).toEqual(['payments', 'support']);
});

test('an address of nobody has those of no remote', () => {
  const { integrity: hashes } = leanPlan({ reading, screen: null, isSignedIn: false });
  expect(namesIn(hashes)).toEqual(['main.js']);
});

test.each<[string, Partial<Reading>]>([
  ['who tries something out', { isTrial: true }],
  ['the page of an earlier shell', { shell: {} as Reading['shell'] }],
])('%s gets all at once', (_, about) => {
  const { plan } = reading;
  const asked = { reading: { ...reading, ...about }, screen, isSignedIn: false };
  expect(leanPlan(asked)).toBe(plan);
});
