import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import type { Page } from '@playwright/test';
import { expectAccessible, settled } from '../../fixtures/expectSound';
import { expect, test } from '../../fixtures/test';

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 800 },
];

async function expectWindow(page: Page) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(wide, `${size.width} pixels wide`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

// Nothing is saved in any of them.
for (const language of ['ru', 'en'] as const)
  test(
    `windows of administrators are accessible and fit in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const t = (ru: string, en: string) => (language === 'ru' ? ru : en);
      await signIn('admin');
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      const button = (name: string | RegExp) => page.getByRole('button', { name });
      const window = page.getByRole('dialog');

      await test.step('what a role may do', async () => {
        await page.goto(`${staffPaths.users()}?search=support@`);
        await page.getByRole('table').getByRole('row').nth(1).getByRole('link').click();
        await button(t('Другие действия', 'More actions')).click();
        await page.getByRole('menuitem', { name: t('Сменить роль', 'Change the role') }).click();
        await expect(window.getByRole('table')).toBeVisible();
        await expectWindow(page);
      });

      await test.step('the head of pages with its preview', async () => {
        await page.goto(settingPaths.settings());
        await button(
          t('Изменить: Начало каждой страницы', 'Change: Beginning of every page'),
        ).click();
        const markup = '<meta name="a" content="b"><script>run()</script><base href="/">';
        await window.getByRole('textbox').first().fill(markup);
        await expect(window.getByRole('listitem')).toHaveCount(3);
        await expectWindow(page);
      });

      await test.step('a file with wrong rows', async () => {
        await page.goto(resourcePaths.translations());
        await settled(page);
        await button(t('Загрузить из файла', 'Import from a file')).click();
        const lines = Array.from({ length: 150 }, (_, index) => `media.no.such${index};Нет`);
        await window.getByLabel(t('Файл CSV или JSON', 'CSV or JSON file')).setInputFiles({
          ...{ name: 'texts.csv', mimeType: 'text/csv' },
          buffer: Buffer.from(['mnemonic;ru', ...lines].join('\n')),
        });
        await expect(window.getByRole('table')).toBeVisible();
        await expectWindow(page);
      });
    },
  );
