import { mediaPaths } from '@campus/shared/contract/media/paths';
import { operationPaths } from '@campus/shared/contract/operations/paths';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { syncPaths } from '@campus/shared/contract/sync/paths';
import { paths } from '@campus/shared/paths';
import type { Browser, Page } from '@playwright/test';
import { createTotp } from '../../backend/domains/auth/createTotp';
import { settled } from '../../fixtures/expectSound';
import { firstPassword } from '../../backDoor/firstSignIn';
import { invitationOf } from '../../fixtures/inviteAdmin';
import {
  byKeyboard,
  chooseInMenu,
  pickOption,
  pressByKeyboard,
  skipToContent,
  tabTo,
} from '../../fixtures/keyboard';
import { signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const login = 'keys@example.test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Somebody at the keyboard of a browser of their own. */
async function sitDown(page: Page, { url }: Product, path: string) {
  await page.goto(url + path);
  await settled(page);
  await skipToContent(page);
}

const pickRole = (page: Page, name: string) =>
  pickOption(page, page.getByRole('dialog').getByRole('combobox', { name: 'Роль' }), name);

async function invite(page: Page) {
  const hands = byKeyboard(page);
  await pressByKeyboard(page, button(page, 'Пригласить'));
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await hands.write(form.getByRole('textbox', { name: 'Рабочая почта' }), login);
  await hands.write(form.getByRole('textbox', { name: 'Фамилия' }), 'Клавишина');
  await hands.write(form.getByRole('textbox', { name: 'Имя' }), 'Анна');
  await pickRole(page, 'Аудитор');
  await pressByKeyboard(page, button(page, 'Пригласить и отправить письмо'));
  await expect(page.getByText(`${login} · Аудитор`)).toBeVisible();
}

/** The link of the letter, a password, an app and its codes. */
async function enterFirst(browser: Browser, product: Product) {
  const context = await browser.newContext({ locale: 'ru-RU' });
  const page = await context.newPage();
  const hands = byKeyboard(page);
  await page.goto(product.url + paths.staffWelcome(await invitationOf(product.dataDir, login)));
  await hands.write(page.getByRole('textbox', { name: 'Новый пароль' }), firstPassword);
  await hands.press(button(page, 'Подключить приложение'));
  const secret = await page.getByRole('code').textContent();
  const app = createTotp(login, secret?.replaceAll(' ', ''));
  const code = page.getByRole('textbox', { name: 'Код из приложения' }).first();
  await hands.write(code, app.codeAt(Date.now()));
  await hands.press(button(page, 'Коды сохранены, войти'));
  await expect(button(page, /^Ваше меню/)).toBeVisible();
  await context.close();
}

/** All texts of a page are in a list, for whoever cannot point at one. */
async function wordInPlace(page: Page) {
  const hands = byKeyboard(page);
  await chooseInMenu(page, button(page, /^Ваше меню/), 'Править тексты');
  await pressByKeyboard(page, button(page, 'Все тексты страницы'));
  const list = page.getByRole('dialog', { name: 'Все тексты страницы' });
  await hands.write(list.getByRole('searchbox'), 'новости');
  await hands.press(list.getByRole('listitem').getByRole('button').first());
  const form = page.getByRole('dialog', { name: 'Правка текста' });
  const russian = form.getByRole('textbox', { name: 'По-русски' });
  await tabTo(page, russian);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Что нового');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByText('Что нового').first()).toBeVisible();
  await pressByKeyboard(page, button(page, 'Закончить правку'));
  await expect(page.getByRole('region', { name: 'Правка текстов' })).toBeHidden();
}

test(
  'staff are invited, come in, get another role and look after the service without a mouse',
  { tag: '@all' },
  async ({ page, browser, ownProduct }) => {
    test.slow();
    const value = await signIn(ownProduct, 'admin');
    await page.context().addCookies([{ name: 'AuthToken', value, url: ownProduct.url }]);
    const open = (path: string) => sitDown(page, ownProduct, path);
    const firstRow = () =>
      page.getByRole('table').first().getByRole('row').nth(1).getByRole('link').first();

    await open(staffPaths.users());
    await invite(page);
    await enterFirst(browser, ownProduct);

    await chooseInMenu(page, button(page, 'Другие действия'), 'Сменить роль');
    await pickRole(page, 'Администратор');
    await pressByKeyboard(
      page,
      page.getByRole('dialog').getByRole('button', { name: 'Сменить роль' }),
    );
    await expect(page.getByText(`${login} · Администратор`)).toBeVisible();

    await open(operationPaths.log());
    await pressByKeyboard(page, firstRow());
    await expect(page.getByRole('region', { name: 'О записи журнала' })).toBeVisible();

    await open(`${syncPaths.messages()}?status=DEAD`);
    await pressByKeyboard(page, firstRow());
    await pressByKeyboard(page, button(page, 'Применить ещё раз'));
    const question = page.getByRole('alertdialog');
    await byKeyboard(page).press(question.getByRole('button', { name: 'Применить ещё раз' }));
    await expect(page.getByText('Сообщение поставлено в очередь')).toBeVisible();

    await open(operationPaths.jobs());
    await pressByKeyboard(page, page.getByRole('link', { name: /^Не выполнена/ }));
    await expect(page).toHaveURL(/state=DEAD/);

    await page.goto(ownProduct.url + mediaPaths.news());
    await settled(page);
    await wordInPlace(page);
  },
);
