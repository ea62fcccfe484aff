import { mediaPaths } from '@campus/shared/contract/media/paths';
import { paths } from '@campus/shared/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

test.use({
  storageState: { cookies: [], origins: [] },
});

const notice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });
const halfYear = 180 * 86_400;

test('the notice is there at once, first in the order of Tab, and covers nothing', async ({
  page,
}) => {
  await page.goto(paths.staffSignIn());
  await settled(page);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержимому' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice(page).locator(':focus')).toHaveCSS('outline-style', 'solid');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce(
            (all, entry) => all + (entry as PerformanceEntry & { value: number }).value,
            0,
          );
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        setTimeout(() => resolve(0), 300);
      }),
  );
  expect(moved).toBeLessThan(0.02);
});

test('a refusal survives a reload, and nothing optional is sent', async ({ page, context }) => {
  const optional: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports') optional.push(request.postData() ?? '');
  });
  await page.goto(mediaPaths.news());
  await notice(page).getByRole('button', { name: 'Только необходимые' }).click();
  await expect(notice(page)).toBeHidden();
  const cookies = await context.cookies();
  const consent = cookies.find(({ name }) => name === 'Consent');
  expect(consent).toMatchObject({ value: 'necessary', path: '/' });
  expect((consent?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(halfYear - 3_600);

  await page.reload();
  await settled(page);
  await expect(notice(page)).toBeHidden();
  await page.goto('about:blank');
  expect(optional).toStrictEqual([]);
});

test(
  'measuring begins when it is allowed, and the choice is changed later from the footer',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto(mediaPaths.news());
    await notice(page).getByRole('button', { name: 'Разрешить измерения' }).click();
    await expect(notice(page)).toBeHidden();
    const measured = page.waitForRequest('**/reports');
    await page.reload();
    await measured;
    const settings = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Настройки cookie' });
    await settings.click();
    const dialog = page.getByRole('dialog', { name: 'Настройки cookie' });
    await expect(dialog.getByRole('button', { name: 'Разрешить измерения' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Только необходимые' }).click();
    await expect(page.getByText('Готово: измерений не будет')).toBeVisible();
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'Consent')?.value).toBe('necessary');
  },
);
