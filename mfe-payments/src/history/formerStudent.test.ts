import { remote } from '../../remote';

test('whose studies have ended is told that money on its way still comes, in both languages', () => {
  const own = remote.routes.filter(({ path }) => path.startsWith('/me/payments'));
  expect(own).toHaveLength(3);
  for (const { noAccess } of own.map((route) => ({ noAccess: undefined, ...route }))) {
    expect(noAccess?.text.ru).toMatch(/учёба закончилась.* придут/);
    expect(noAccess?.text.en).toMatch(/studies have ended.* still arrive/);
  }
});
