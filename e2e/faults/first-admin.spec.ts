import { paths } from '@campus/shared/paths';
import { giveNextCode, givePassword, inside, signInFirst } from '../fixtures/firstSignIn';
import { runTool } from '../fixtures/runTool';
import { signOut } from '../fixtures/signIn';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { startPostgres } from '../run/startPostgres';

const login = 'first@campus.example';

let server: Awaited<ReturnType<typeof startPostgres>>;
let empty: Product | undefined;
test.afterEach(async ({ context }) => {
  // A page that outlives its server would report that as a problem.
  await context.close();
  await empty?.stopAndForget();
  await server?.stop();
  [empty, server] = [undefined, undefined];
});

test(
  'an empty product on PostgreSQL gets its first administrator by the command of the manual',
  { tag: '@all' },
  async ({ page }) => {
    test.slow();
    server = await startPostgres();
    test.skip(!server, 'PostgreSQL is not installed.');
    const env = { SEED: 'none', DATABASE_URL: server?.url };
    empty = await startProduct({ env });
    const told = await runTool('e2e/backend/admin.ts', ['create', login], {
      env: { ...env, DATA_DIR: empty.dataDir, PUBLIC_ORIGIN: empty.url },
    });
    const [link = ''] = /http:\S+\/staff\/welcome#[\w.-]+/.exec(told) ?? [];
    expect(link.startsWith(empty.url)).toBe(true);

    const kept = await signInFirst(page, link, login);
    await signOut(page);

    await givePassword(page, empty.url + paths.staffSignIn(), login);
    await giveNextCode(page, kept);
    await page.reload();
    await expect(inside(page)).toBeVisible();
  },
);
