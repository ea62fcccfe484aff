import { paths } from '@campus/shared/paths';
import { createTotp } from '../backend/domains/auth/createTotp';
import { runTool } from '../fixtures/runTool';
import { signOut } from '../fixtures/signIn';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { startPostgres } from '../run/startPostgres';

const step = 30_000;
const login = 'first@campus.example';
const password = 'корова перешла дорогу';

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

    await page.goto(link);
    await page.getByRole('textbox', { name: 'Новый пароль' }).fill(password);
    await page.getByRole('button', { name: 'Подключить приложение' }).click();
    await expect(page.getByRole('img', { name: 'QR-код для приложения с кодами' })).toBeVisible();
    const secret = await page.getByRole('code').textContent();
    const app = createTotp(login, secret?.replaceAll(' ', ''));
    await page.getByRole('textbox', { name: 'Код из приложения' }).click();
    await page.keyboard.type(app.codeAt(Date.now()));
    const codes = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await page.getByRole('button', { name: 'Коды сохранены, войти' }).click();
    const inside = page.getByRole('heading', { level: 1, name: 'Обзор' });
    await expect(inside).toBeVisible();
    await signOut(page);

    await page.goto(empty.url + paths.staffSignIn());
    await page.getByRole('textbox', { name: 'Логин' }).fill(login);
    await page.getByRole('textbox', { name: 'Пароль' }).fill(password);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByRole('textbox', { name: 'Код из 6 цифр' }).click();
    // The code of this half-minute is used up; the clocks may differ by one step.
    await page.keyboard.type(app.codeAt(Date.now() + step));
    await expect(inside).toBeVisible();
    await page.reload();
    await expect(inside).toBeVisible();
  },
);
