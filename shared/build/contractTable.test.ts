/** @jest-environment node */
type Loader = (this: { resourcePath: string }, source: string) => string;

const contractTable = jest.requireActual<Loader>('./contractTable.cjs');
const load = (source: string) => contractTable.call({ resourcePath: '/calls.ts' }, source);

test('a call keeps what the browser asks with, however its schemas are written', () => {
  const table = load(`
    const params = z.object({ id });
    export const getCard = call({ method: 'GET', path: '/card/{id}', params, response: card });
  `);
  const [, made = ''] = table.split('getCard');
  expect(made).toContain("method: 'GET', path: '/card/{id}'");
  expect(made).not.toMatch(/params|response/);
});

test('a schema that nobody uses can be left out, as it is made by itself', () => {
  expect(load('export const line = z.string().check(z.maxLength(60));')).toMatch(
    /line = \/\*#__PURE__\*\/ \(\(\) => z\.string/,
  );
});
