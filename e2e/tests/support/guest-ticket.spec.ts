import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Page } from '@playwright/test';
import { readTicket } from '../../fixtures/readTicket';
import { startProduct } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

async function sendTicket(page: Page, url: string, subject: string) {
  await page.goto(url + supportPaths.newTicket());
  await page.getByRole('combobox', { name: 'Тема' }).selectOption('Карта');
  await page.getByRole('textbox', { name: 'Коротко, о чём вопрос' }).fill(subject);
  await page.getByRole('textbox', { name: 'Что случилось' }).fill('Турникет не открылся утром.');
  await page.getByRole('textbox', { name: 'Как к вам обращаться' }).fill('Гость');
  await page.getByRole('textbox', { name: 'Почта' }).fill('guest@example.test');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  const accepted = page.getByRole('heading', { level: 1, name: /^Обращение T-\d{6} принято$/ });
  await expect(accepted).toBeVisible();
  return /T-\d{6}/.exec((await accepted.textContent()) ?? '')?.[0] ?? '';
}

const numberOf = (ticket: string) => Number(ticket.slice(2));

test('a guest’s ticket gets a number and is still there after a restart', async ({
  page,
  ownProduct: { url, dataDir, stop },
}) => {
  const first = await sendTicket(page, url, 'Карта не открывает турникет');
  await page.goto('about:blank');
  await stop();
  expect(await readTicket(dataDir, first)).toMatchObject({
    subject: 'Карта не открывает турникет',
    guestEmail: 'guest@example.test',
    status: 'NEW',
  });

  const again = await startProduct({ dataDir });
  const second = await sendTicket(page, again.url, 'И вечером тоже не открывает');
  expect(numberOf(second)).toBe(numberOf(first) + 1);
  await page.goto('about:blank');
  await again.stop();
});

test('a ticket with mistakes is not sent, and each field says what to change', async ({ page }) => {
  await page.goto(supportPaths.newTicket());
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('textbox', { name: 'Почта' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByRole('alert')).toContainText('Исправьте');
});
