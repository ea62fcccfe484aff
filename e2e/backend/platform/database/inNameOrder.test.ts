/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { backendForFile } from '../../testing/backendForFile';
import { inNameOrder } from './inNameOrder';

const backend = backendForFile();

test('names come as people look for them: Ё beside Е, and 10 after 9', async () => {
  const names = ['Корпус 10', 'Ёлка', 'Жук', 'Корпус 9', 'Аист', 'Ель', 'Arena'];
  const rows = await backend.db
    .select({ name: sql<string>`name` })
    .from(sql`unnest(${sql.param(names)}::text[]) as listed(name)`)
    .orderBy(inNameOrder(sql`name`));
  expect(rows.map(({ name }) => name)).toEqual([
    'Arena',
    'Аист',
    'Ёлка',
    'Ель',
    'Жук',
    'Корпус 9',
    'Корпус 10',
  ]);
});
