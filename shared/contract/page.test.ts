/** @jest-environment node */
import type { Call } from './call';
import { calls } from './calls';
import { pageQuery } from './page';

const filters = Object.entries<Call>(calls).filter(
  ([, { method, query }]) => method === 'POST' && query?.safeParse({}).success,
);
const pages = filters.filter(([, { query }]) => {
  const usual = query?.safeParse({}).data as object;
  return Object.keys(pageQuery.shape).every((key) => key in usual);
});

test('filters have pages', () => expect(pages.length).toBeGreaterThan(10));

// Pages of the product do not have the schemas: what is usual stands beside them.
test.each(pages)('%s says in the address what its schema takes for usual', (_, call) => {
  expect(call.defaults).toEqual(call.query?.safeParse({}).data);
});
