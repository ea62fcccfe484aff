import { mediaPaths } from '@campus/shared/contract/media/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { hydrate } from '../../fixtures/hydrate';
import { expect, test } from '../../fixtures/test';

test(
  'help says what has helped most, and finds answers while one types',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(supportPaths.help());
    await hydrate(page);
    const helpful = page.getByRole('region', { name: 'Помогает чаще всего' });
    await expect(helpful.getByRole('link').first()).toHaveAttribute(
      'href',
      mediaPaths.infoPage('kak-poluchit-kartu'),
    );
    await page.getByRole('searchbox', { name: 'Найти ответ' }).pressSequentially('код');
    const found = page.getByRole('region', { name: 'Ответы', exact: true });
    await expect(found.getByRole('status')).toHaveText(/^Наш(ёл|л)/);
    await page.reload();
    await hydrate(page);
    await expect(page.getByRole('searchbox', { name: 'Найти ответ' })).toHaveValue('код');
    await found.getByRole('link', { name: /код/i }).first().click();
    await expect(page).toHaveURL(new RegExp(`${mediaPaths.infoPage('')}`));
  },
);

test(
  'whether a page has helped is asked once, and the answer stays after a reload',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(mediaPaths.infoPage('kak-poluchit-kartu'));
    await hydrate(page);
    const vote = page.getByRole('region', { name: 'Страница помогла?' });
    await vote.getByRole('button', { name: 'Да', exact: true }).click();
    await expect(vote.getByRole('status')).toHaveText('Спасибо, рады помочь');
    await page.reload();
    await hydrate(page);
    const yes = vote.getByRole('button', { name: 'Да', exact: true });
    await expect(yes).toHaveAttribute('aria-pressed', 'true');
  },
);
