import { blankValues } from './ContentValues';
import { contentSchema } from './contentSchema';

test('a page without a section is asked for it', () => {
  const values = blankValues('info-pages', crypto.randomUUID());
  const { error } = contentSchema('info-pages', { isNew: true }).safeParse(values);
  const refused = error?.issues.find(({ path }) => path[0] === 'section');
  expect(refused?.message).toBe('REQUIRED');
});
