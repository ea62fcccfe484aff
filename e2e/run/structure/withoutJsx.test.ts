/** @jest-environment node */
import { withoutJsx } from './withoutJsx';

test('a file that ends in .tsx and has no JSX is told', () => {
  expect(withoutJsx([{ file: 'shared/form/useValue.tsx', text: 'export const one = 1;' }])).toEqual(
    ['no-tsx: shared/form/useValue.tsx has no JSX: let it end in .ts'],
  );
});

test.each([
  ['an element', 'shared/ui/A.tsx', 'export const A = () => <p>one</p>;'],
  ['an element without children', 'shared/ui/A.tsx', 'export const A = () => <hr />;'],
  ['another ending', 'shared/ui/a.ts', 'export const a = 1;'],
  ['what a remote exposes', 'mfe-x/src/remote.tsx', 'export default {};'],
])('%s is in order', (_, file, text) => {
  expect(withoutJsx([{ file, text }])).toStrictEqual([]);
});
