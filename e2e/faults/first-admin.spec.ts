import { root } from '@campus/shared/build/root';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { newestLetter } from '../../shell/mount/letters';
import { giveNextCode, givePassword, inside, signInFirst } from '../backDoor/firstSignIn';
import { signOutOnPage } from '../fixtures/signIn';
import { startProduct, type Product } from '../fixtures/startProduct';
import { expect, test } from '../fixtures/test';
import { startPostgres } from '../run/startPostgres';

const first = 'first@campus.example';
const second = 'second@campus.example';

let server: Awaited<ReturnType<typeof startPostgres>>;
let empty: Product | undefined;
test.afterEach(async ({ context }) => {
  // A page that outlives its server would report that as a problem.
  await context.close();
  await empty?.stopAndForget();
  await server?.stop();
  [empty, server] = [undefined, undefined];
});

/** The command that the manual has for it, as a console runs it; gives what it wrote. */
async function createAdministrator(login: string, env: NodeJS.ProcessEnv) {
  const manual = readFileSync(path.join(root, 'shared/docs/operations.md'), 'utf8');
  const [, command = ''] = /`npm run ([^`]+) <email>`/.exec(manual) ?? [];
  const words = ['run', '--silent', ...command.split(' '), login];
  const { stdout } = await promisify(execFile)('npm', words, {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}

async function invite(page: Page, { url, dataDir }: Product) {
  await page.goto(url + staffPaths.users());
  await page.getByRole('button', { name: 'Пригласить' }).click();
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await form.getByRole('textbox', { name: 'Рабочая почта' }).fill(second);
  await form.getByRole('textbox', { name: 'Фамилия' }).fill('Вторая');
  await form.getByRole('textbox', { name: 'Имя' }).fill('Коллега');
  await form.getByRole('combobox', { name: 'Роль' }).selectOption('Поддержка');
  await form.getByRole('button', { name: 'Пригласить и отправить письмо' }).click();
  let token = '';
  const look = () =>
    (token = /\/staff\/welcome#([\w.-]+)/.exec(newestLetter(dataDir, second) ?? '')?.[1] ?? '');
  await expect.poll(look, { message: 'an invitation' }).not.toBe('');
  return url + paths.staffWelcome(token);
}

test(
  'an empty product on PostgreSQL gets its first administrator by the command of the manual, who invites the next',
  { tag: '@all' },
  async ({ page }) => {
    test.slow();
    server = await startPostgres();
    test.skip(!server, 'PostgreSQL is not installed.');
    const env = { SEED: 'none', DATABASE_URL: server?.url };
    empty = await startProduct({ env });
    const told = await createAdministrator(first, {
      ...env,
      DATA_DIR: empty.dataDir,
      PUBLIC_ORIGIN: empty.url,
    });
    const [link = ''] = /http:\S+\/staff\/welcome#[\w.-]+/.exec(told) ?? [];
    expect(link.startsWith(empty.url)).toBe(true);

    const kept = await signInFirst(page, link, first);
    await signOutOnPage(page);

    await givePassword(page, empty.url + paths.staffSignIn(), first);
    await giveNextCode(page, kept);
    await page.reload();
    await expect(inside(page)).toBeVisible();

    const invitation = await invite(page, empty);
    await signOutOnPage(page);
    const theirs = await signInFirst(page, invitation, second);
    await signOutOnPage(page);
    await givePassword(page, empty.url + paths.staffSignIn(), second);
    await giveNextCode(page, theirs);
  },
);
