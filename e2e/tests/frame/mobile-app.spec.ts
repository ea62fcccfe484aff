import { mediaPaths } from '@campus/shared/contract/media/paths';
import { expectAccessible } from '../../fixtures/expectSound';
import { settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    viewport: { width: 375, height: 667 },
  });

  test(
    'the application is offered until it is closed, also after a reload',
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(mediaPaths.news());
      const offer = page.getByRole('region', { name: 'Мобильное приложение' });
      await expect(offer.getByRole('link')).toHaveAttribute('href', /^https:/);
      await settled(page);
      await expectAccessible(page);
      await offer.getByRole('button', { name: 'Не предлагать приложение месяц' }).click();
      await expect(offer).toBeHidden();
      await page.reload();
      await settled(page);
      await expect(offer).toBeHidden();
    },
  );
});

test('on a computer it is not', { tag: '@all' }, async ({ page }) => {
  await page.goto(mediaPaths.news());
  await settled(page);
  await expect(page.getByRole('region', { name: 'Мобильное приложение' })).toBeHidden();
});

test(
  'the footer says how to reach support, whose site it is, and which links leave it',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(mediaPaths.news());
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'support@example.test' })).toHaveAttribute(
      'href',
      'mailto:support@example.test',
    );
    await expect(footer.getByText('«Кампус», демонстрационные данные')).toBeVisible();
    await expect(
      footer.getByRole('link', { name: 'Канал (откроется в новой вкладке)' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(footer.getByRole('heading', { name: 'Documents' })).toBeVisible();
    await expect(footer.getByText('Campus, demonstration data')).toBeVisible();
  },
);
