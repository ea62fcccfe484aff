import { placeOf } from './placeOf';

const shown = (...routes: { path?: string; handle?: object }[]) => ({
  state: { matches: routes.map((route) => ({ route })) },
});
const releaseOf = (remote: string) => (remote === 'media' ? '7' : undefined);

test.each([
  [shown({}, { path: '/' }), { page: '/', release: 'shell' }],
  [shown({}), { page: '*', release: 'shell' }],
  [
    shown({}, { path: '/news/:url', handle: { remote: 'media' } }),
    { page: '/news/:url', remote: 'media', release: '7' },
  ],
])(
  'a screen is known by its pattern, and by the release that it came from: %#',
  (router, place) => {
    expect(placeOf(router as never, 'shell', releaseOf)).toEqual(place);
  },
);
