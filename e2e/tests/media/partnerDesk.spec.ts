import type { Api } from '@campus/shared/api/createApi';
import { filterPartners, type Partner } from '@campus/shared/contract/partners/calls';
import { partnerPaths } from '@campus/shared/contract/partners/paths';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectSound } from '../../fixtures/expectSound';
import { partnerDirectory } from '../../fixtures/partnerDirectory';
import { directoryRows } from '../../fixtures/directoryRows';
import { apiOf, signIn } from '../../fixtures/signIn';
import { startProduct, type Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

test.setTimeout(180_000);

interface Desk {
  product: Product;
  directory: Awaited<ReturnType<typeof partnerDirectory>>;
  /** One of the demo, shown to readers. */
  partner: Partner & { staff: NonNullable<Partner['staff']> };
}

async function firstShown(api: Api): Promise<Desk['partner']> {
  const body = { isActive: true };
  const { items } = await api(filterPartners, { query: { size: 100 }, body });
  const found = items.find(
    ({ validTo, validFrom, staff }) => !validTo && !validFrom && staff?.lockedFields.length === 0,
  );
  if (!found?.staff) throw new Error('The demo has no partner without an end and without locks');
  return { ...found, staff: found.staff };
}

/** A product with a directory of its own, and somebody who keeps partners in the browser. */
async function atDesk(context: BrowserContext, run: (desk: Desk) => Promise<void>) {
  const directory = await partnerDirectory();
  const product = await startProduct({ env: { PARTNER_DIRECTORY_URL: directory.url } });
  try {
    const token = await signIn(product, 'content');
    await context.addCookies([{ name: 'AuthToken', value: token, url: product.url }]);
    await run({ product, directory, partner: await firstShown(apiOf(product, token)) });
  } finally {
    // A page that outlives its server would report that as a problem.
    await context.close();
    await product.stopAndForget();
    await directory.stop();
  }
}

async function asGuest(page: Page, run: (guest: Page) => Promise<void>) {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('No browser');
  await run(await context.newPage());
  await context.close();
}

test(
  'what staff edit is locked, survives a synchronisation and reaches readers',
  { tag: '@all' },
  async ({ page, context }) => {
    await atDesk(context, async ({ product, directory, partner }) => {
      const [row, ...others] = directoryRows();
      const own = { ...row, id: partner.staff.externalId, name: partner.staff.name };
      directory.rows = [{ ...own, address: 'Новая улица, 7' }, ...others];

      await page.goto(product.url + partnerPaths.partnerDesk());
      await page.getByRole('searchbox', { name: 'Поиск по партнёрам' }).fill(partner.name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/search=/);
      await page.reload();
      await page.getByRole('table').getByRole('link', { name: partner.name }).click();
      const terms = page.getByRole('textbox', { name: 'Условия по-русски' });
      await terms.fill('Скидка по будням до полудня.');
      await expect(page.getByText('поэтому мы его закрепили')).toBeVisible();
      await page.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Партнёр сохранён')).toBeVisible();
      await page.reload();
      await expect(terms).toHaveValue('Скидка по будням до полудня.');
      await expect(page.getByRole('button', { name: /^Закреплено.*Условия/ })).toBeVisible();

      await page.goto(product.url + partnerPaths.partnerDesk());
      await page.getByRole('button', { name: 'Синхронизировать' }).click();
      await expect(page.getByText('Синхронизация завершена')).toBeVisible();
      await expect(page.getByText(/Новых: 11\. .*Скрытых: \d+/)).toBeVisible();
      await page.reload();
      await expect(page.getByText('Синхронизация завершена')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Синхронизировать' })).toBeDisabled();
      await expect(page.getByText(/Снова можно через \d:\d\d/)).toBeVisible();

      await page.goto(product.url + partnerPaths.partnerRecord(partner.id));
      await expect(terms).toHaveValue('Скидка по будням до полудня.');
      await expect(page.getByRole('textbox', { name: /^Адрес/ })).toHaveValue('Новая улица, 7');
      await asGuest(page, async (guest) => {
        await guest.goto(product.url + partnerPaths.partner(partner.id));
        const main = guest.getByRole('main');
        await expect(main.getByText('Скидка по будням до полудня.')).toBeVisible();
        await expect(main.getByText('Новая улица, 7')).toBeVisible();
      });
    });
  },
);

test(
  'a logo is framed, kept at once and seen by readers',
  { tag: '@all' },
  async ({ page, context }) => {
    await atDesk(context, async ({ product, partner }) => {
      const background = { r: 90, g: 191, b: 161, alpha: 0.5 };
      const buffer = await sharp({ create: { width: 600, height: 400, channels: 4, background } })
        .png()
        .toBuffer();
      await page.goto(product.url + partnerPaths.partnerRecord(partner.id));
      const logo = page.getByRole('region', { name: 'Логотип' });
      const file = { name: 'logo.png', mimeType: 'image/png', buffer };
      await logo.getByLabel(/^Файл логотипа/).setInputFiles(file);
      await logo.getByRole('button', { name: 'Готово' }).click();
      await expect(logo.getByText('Логотип загружен')).toBeVisible();
      await page.reload();
      const kept = logo.getByRole('img', { name: 'Выбранный логотип' });
      await expect(kept).toHaveAttribute('src', /\/api\/files\/partner-logo\/.*\.png$/);
      await asGuest(page, async (guest) => {
        await guest.goto(product.url + partnerPaths.partner(partner.id));
        await expect(guest.locator('main img[src*="partner-logo"]').first()).toBeVisible();
      });
    });
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test(
    'a partner is hidden from the list, and stays hidden',
    { tag: '@all' },
    async ({ page, product, signIn: enterAs }) => {
      const api = await enterAs('content');
      const partner = await firstShown(api);
      await page.goto(`${partnerPaths.partnerDesk()}?search=${encodeURIComponent(partner.name)}`);
      await page.getByRole('checkbox', { name: `Выбрать: ${partner.name}` }).check();
      await page.getByRole('button', { name: 'Скрыть' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Скрыть' }).click();
      await expect(page.getByText('Готово: 1 запись')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('table').getByText('Скрыт')).toBeVisible();
      await expect(page.getByRole('table').getByText('1 поле')).toBeVisible();
      await asGuest(page, async (guest) => {
        await guest.goto(product.url + partnerPaths.partner(partner.id));
        await expect(
          guest.getByRole('heading', { level: 1, name: 'Партнёр не найден' }),
        ).toBeVisible();
      });
    },
  );
});

for (const language of ['ru', 'en'] as const)
  test(`both screens are sound, in ${language}`, { tag: '@all' }, async ({ page, context }) => {
    await atDesk(context, async ({ product, partner }) => {
      await context.addCookies([{ name: 'Language', value: language, url: product.url }]);
      await page.goto(product.url + partnerPaths.partnerDesk());
      await expect(page.getByRole('table')).toBeVisible();
      await expectSound(page, language);
      await page.goto(product.url + partnerPaths.partnerRecord(partner.id));
      await expect(page.getByRole('textbox').nth(1)).toBeVisible();
      await expectSound(page, language);
    });
  });
