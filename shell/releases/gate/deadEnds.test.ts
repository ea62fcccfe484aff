/** @jest-environment node */
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { deadEnds } from './deadEnds';

const example = { call: '/api/card', as: 'STUDENT', params: { token: 'code' } } as const;

/** What is said of a page with an example of its records. */
const said = (path: string) => {
  const route = { path, screen: 'A', access: 'public', title: { ru: 'а', en: 'a' }, example };
  const declaration: unknown = { name: 'cards', routes: [route], menu: [], slots: [] };
  return deadEnds(declaration as RemoteDeclaration);
};

test('an example leads to a page when it has all of its address', () => {
  expect(said('/verify/:token')).toStrictEqual([]);
  expect(said('/verify/:kind/:token')).toEqual([
    'The example of its route /verify/:kind/:token does not say :kind: name it in params.',
  ]);
});
