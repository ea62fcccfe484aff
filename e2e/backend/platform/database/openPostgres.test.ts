/** @jest-environment node */
import { StartError } from '../StartError';
import { openPostgres } from './openPostgres';

test('an address that a password makes none is refused in a sentence that says what to write', async () => {
  const opening = openPostgres('postgres://campus:pa#ss@127.0.0.1/campus', 'nowhere');
  const error = await opening.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect((error as Error).message).toMatch(
    /^PostgreSQL at DATABASE_URL cannot be used: .*%23 for #/,
  );
  expect((error as Error).message).not.toMatch('pa#ss');
});
