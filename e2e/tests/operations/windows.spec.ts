import { resourcePaths } from '@campus/shared/contract/resources/paths';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { settingPaths } from '@campus/shared/contract/settings/paths';
import { resetPassword } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, settled } from '../../fixtures/expectSound';
import type { Product } from '../../fixtures/startProduct';
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

interface Opening {
  context: BrowserContext;
  product: Product;
  signIn: (account: 'admin') => Promise<unknown>;
}

/** An administrator who reads one of the two languages. */
async function begin(page: Page, language: 'ru' | 'en', { context, product, signIn }: Opening) {
  await signIn('admin');
  await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return { button, window: page.getByRole('dialog') };
}

/** The record of a colleague. */
async function openColleague(page: Page) {
  await page.goto(`${staffPaths.users()}?search=support@`);
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').click();
}

// Nothing is saved in any of them.
for (const language of ['ru', 'en'] as const)
  test(
    `windows of administrators are accessible and fit in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      const t = (ru: string, en: string) => (language === 'ru' ? ru : en);
      const { button, window } = await begin(page, language, { context, product, signIn });

      await test.step('what a role may do', async () => {
        await openColleague(page);
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

for (const language of ['ru', 'en'] as const)
  test(
    `windows about people, links and words are accessible and fit in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn, allowProblem }) => {
      test.slow();
      const t = (ru: string, en: string) => (language === 'ru' ? ru : en);
      const { button, window } = await begin(page, language, { context, product, signIn });
      const choose = async (item: string) => {
        await button(t('Другие действия', 'More actions')).click();
        await page.getByRole('menuitem', { name: item }).click();
      };

      await test.step('an invitation', async () => {
        await page.goto(staffPaths.users());
        await settled(page);
        await button(t('Пригласить', 'Invite')).click();
        await expect(window.getByRole('textbox').first()).toBeVisible();
        await expectWindow(page);
      });

      await test.step('the reason of closed access', async () => {
        await openColleague(page);
        await choose(t('Закрыть доступ', 'Suspend access'));
        await expect(window.getByRole('textbox')).toBeVisible();
        await expectWindow(page);
        await page.keyboard.press('Escape');
        await expect(window).toBeHidden();
      });

      await test.step('who is at the page', async () => {
        allowProblem(/status of 403/);
        // Stands in for a session that proved its owner long ago: nobody waits ten minutes here.
        await page.route(`**${resetPassword.path.replace('{id}', '*')}`, (route) =>
          route.fulfill({
            status: 403,
            json: { code: 'REAUTHENTICATION_REQUIRED', message: 'Пароль' },
          }),
        );
        const send = t('Выслать новый пароль', 'Send a new password');
        await choose(send);
        await button(send).click();
        await expect(
          page.getByRole('dialog', {
            name: t('Подтвердите, что это вы', 'Confirm that it is you'),
          }),
        ).toBeVisible();
        await expectWindow(page);
      });

      await test.step('a link of the footer', async () => {
        await page.goto(settingPaths.footerLinks());
        await settled(page);
        await button(t('Добавить в «Документы»', 'Add to “Documents”')).click();
        await expect(window.getByRole('textbox').first()).toBeVisible();
        await expectWindow(page);
      });

      await test.step('words in their place', async () => {
        await page.goto(mediaPaths.news());
        await settled(page);
        await button(t('Ваше меню', 'Your menu')).click();
        await page.getByRole('menuitem', { name: t('Править тексты', 'Edit texts') }).click();
        const bar = page.getByRole('region', { name: t('Правка текстов', 'Text editing') });
        await expect(bar).toBeVisible();
        await bar.getByRole('button', { name: t('Ходить по страницам', 'Use the pages') }).click();
        await expectWindow(page);
        await bar.getByRole('button', { name: t('Все тексты страницы', 'All texts') }).click();
        await expect(window.getByRole('searchbox')).toBeVisible();
        await expectWindow(page);
        await window.getByRole('listitem').getByRole('button').first().click();
        await expect(window.getByRole('textbox').first()).toBeVisible();
        await expectWindow(page);
      });
    },
  );
