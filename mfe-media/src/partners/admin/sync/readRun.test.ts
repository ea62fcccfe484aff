import type { Api } from '@campus/shared/api/createApi';
import type { Partner } from '@campus/shared/contract/partners/calls';
import { deskFixture } from '../openPartnerEditor';
import { readRun, type SeenRun } from './useFollowedRun';

const start = '2026-03-10T10:00:00.000Z';
const fresh = { syncedAt: start };
const stale = { syncedAt: '2026-03-09T10:00:00.000Z' };

/** A registry that is read page by page, and which pages were asked for. */
function registry(partners: Partner[]) {
  const asked: number[] = [];
  const api = (async (_: unknown, { query }: { query: { skip: number; size: number } }) => {
    const { skip, size } = query;
    asked.push(skip);
    return { items: partners.slice(skip, skip + size), total: partners.length, skip, size };
  }) as unknown as Api;
  const look = (earlier?: SeenRun) => readRun(api, start, earlier, new AbortController().signal);
  return { asked, look };
}
const many = (count: number, staff: object) =>
  Array.from({ length: count }, (_, index) => deskFixture(index, { staff }));

test('pages that have come are not asked for again', async () => {
  const partners = [...many(150, fresh), ...many(60, stale)];
  const { asked, look } = registry(partners);
  const first = await look();
  expect(first).toMatchObject({ checked: 150, total: 210, isOver: false });
  expect(asked).toEqual([0, 100]);
  partners.splice(150, 60, ...many(60, fresh));
  const second = await look(first);
  expect(second).toMatchObject({ checked: 210, isOver: false });
  expect(await look(second)).toMatchObject({ checked: 210, isOver: true });
  expect(asked).toEqual([0, 100, 100, 200, 200]);
});

test('new ones that are still coming keep it from being over', async () => {
  const partners = many(2, fresh);
  const { look } = registry(partners);
  const first = await look();
  partners.push(...many(1, { ...fresh, createdAt: start }));
  const second = await look(first);
  expect(second).toMatchObject({ created: 1, isOver: false });
  expect(await look(second)).toMatchObject({ isOver: true });
});

test('hidden ones and those whose visibility is locked are not waited for', async () => {
  const { look } = registry([
    ...many(1, fresh),
    ...many(1, { ...stale, isActive: false }),
    ...many(1, { ...stale, lockedFields: ['isActive'] }),
  ]);
  expect(await look(await look())).toMatchObject({ checked: 3, touched: 1, isOver: true });
});

test('a run that has touched nobody yet is not over', async () => {
  const { look } = registry(many(2, { ...stale, isActive: false }));
  expect(await look(await look())).toMatchObject({ checked: 2, isOver: false });
});
