/** @jest-environment node */
import { checkLoans } from './checkLoans';
import { before, manifest, shellOf } from './remoteOfKit.fixture';

test('a release that has not written down what it uses is judged by versions', () => {
  const old = { ...manifest, uses: undefined };
  expect(checkLoans(old, shellOf(before)).map(({ en }) => en)).toEqual([
    expect.stringContaining('It speaks the contract ^1.0.0, and the shell 2.0.0'),
    expect.stringContaining(
      'It borrows @campus/shared/ui/Button ^1.0.0, and the shell lends 2.0.0',
    ),
  ]);
});

test('a record that nobody can read is refused', () => {
  const kit = { 'ui/Button#Button': [{ type: '(props: {', files: ['src/Screen.tsx'] }] };
  const odd = { ...manifest, uses: { kit, types: {}, calls: {}, tokens: {} } };
  expect(checkLoans(odd, shellOf(before)).map(({ en }) => en)).toEqual([
    'What it says that it uses cannot be read: build it again.',
  ]);
});
