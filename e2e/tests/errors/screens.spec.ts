import { staffPaths } from '@campus/shared/contract/staff/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const home = { level: 1, name: 'Всё студенческое рядом' } as const;

for (const [address, status, name] of [
  ['/no/such/page', 404, 'Такой страницы нет'],
  ['/404', 404, 'Такой страницы нет'],
  ['/403', 403, 'Раздел недоступен'],
] as const)
  test(
    `${address} answers ${status} with a page that says why and leads home`,
    {
      tag: address === '/no/such/page' ? [] : '@all',
    },
    async ({ page, allowProblem }) => {
      allowProblem(/status of 40[34]/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await settled(page);
      await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
      await expect(page).toHaveURL(paths.home());
      await expect(page.getByRole('heading', home)).toBeVisible();
    },
  );

test('an unknown file answers 404, never a page in its place', async ({ request }) => {
  const answer = await request.get('/remotes/media/no-such-release/remoteEntry.js');
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('text/html');
});

test(
  'a role that does not open a section is told whose account it is and may change it',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('student');
    await page.goto(staffPaths.users());
    await expect(page.getByText(/Вы вошли как .+, а у этой учётной записи нет прав/)).toBeVisible();
    await page.getByRole('button', { name: 'Сменить учётную запись' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Вход для сотрудников' })).toBeVisible();
  },
);

const breakages = {
  // A plan that no server sends: the menu cannot be rendered without the label of an entry.
  'renders with a broken plan': (html: string) => html.replaceAll('"label":{"ru"', '"word":{"ru"'),
  'cannot read its plan': (html: string) => html.replace(/(id="plan"[^>]*>)\{/, '$1{{'),
  'cannot read its plan and has no styles': (html: string) =>
    html.replace(/(id="plan"[^>]*>)\{/, '$1{{').replace(/<link rel="stylesheet"[^>]*>/g, ''),
};

async function breakHome(page: Page, breakage: keyof typeof breakages) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: breakages[breakage](await response.text()) });
  });
  await page.goto(paths.home());
}

for (const breakage of Object.keys(breakages) as (keyof typeof breakages)[])
  test(
    `a rendering crash shows the fatal-error screen: a shell that ${breakage}`,
    {
      tag: breakage === 'renders with a broken plan' ? [] : '@all',
    },
    async ({ page, allowProblem }) => {
      allowProblem(/./);
      await page.emulateMedia({ colorScheme: 'dark' });
      await breakHome(page, breakage);
      await expect(page.getByRole('heading', { name: 'Произошла ошибка' })).toBeVisible();
      await expect(page.getByText('Мы уже знаем о ней и исправляем')).toBeVisible();
      // Without styles the colours are the browser's own.
      if (!breakage.endsWith('no styles')) await expectAccessible(page);

      await page.unroute('/');
      await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
      await settled(page);
      await expect(page).toHaveURL(paths.home());
      await expect(page.getByRole('heading', home)).toBeVisible();
    },
  );
