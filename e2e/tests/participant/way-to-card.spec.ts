import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paths } from '@campus/shared/paths';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { approveAtDesk, openAtDesk } from '../../fixtures/decideAtDesk';
import { demoStudy } from '../../fixtures/demoAccounts';
import { readCode, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const words = {
  ru: {
    start: 'Получить карту',
    email: 'Почта',
    consent: 'Соглашаюсь на обработку',
    signUp: 'Зарегистрироваться',
    code: 'Код из 6 цифр',
    identity: 'Подтвердить личность',
    ...{ lastName: 'Фамилия', firstName: 'Имя', birthDate: 'Дата рождения', female: 'Женский' },
    ...{ snils: 'СНИЛС', series: 'Серия', number: 'Номер', issuedAt: 'Дата выдачи' },
    ...{ department: 'Код подразделения', issuedBy: 'Кем выдан', save: 'Сохранить' },
    toStudy: 'Найти свою учёбу',
    ...{ organisation: 'Организация', typed: 'Северный', chosen: /Северный технологический/ },
    ...{ find: 'Найти запись', me: 'Это я', facts: 'Данные об учёбе' },
    done: 'Готово 3 из 5',
    ...{ photoStep: 'Добавить фото', photo: 'Фото для карты', framed: 'Готово' },
    card: 'Получить карту',
    ...{ check: 'Проверить ответы', send: 'Отправить заявку' },
    ...{ waits: /на рассмотрении/i, all: 'Ко всем заявкам', present: 'Показать на весь экран' },
  },
  en: {
    start: 'Get a card',
    email: 'Email',
    consent: 'I agree to the processing',
    signUp: 'Sign up',
    code: '6-digit code',
    identity: 'Confirm your identity',
    ...{ lastName: 'Last name', firstName: 'First name', birthDate: 'Date of birth' },
    ...{ female: 'Female', snils: 'SNILS', series: 'Series', number: 'Number' },
    ...{ issuedAt: 'Date of issue', department: 'Department code', issuedBy: 'Issued by' },
    save: 'Save',
    toStudy: 'Find your study record',
    ...{ organisation: 'Organisation', typed: 'Northern', chosen: /Northern Technological/ },
    ...{ find: 'Find my record', me: 'This is me', facts: 'Study details' },
    done: '3 of 5 done',
    ...{ photoStep: 'Add a photo', photo: 'Card photo', framed: 'Done' },
    card: 'Get the card',
    ...{ check: 'Check my answers', send: 'Send application' },
    ...{ waits: /being considered/i, all: 'All applications', present: 'Show full screen' },
  },
};

type Words = (typeof words)['ru' | 'en'];

const step = (page: Page, name: string) => page.getByRole('listitem', { name });

async function signUp(page: Page, said: Words, email: string, { dataDir }: Product) {
  await page.goto(paths.home());
  await page.getByRole('link', { name: said.start, exact: true }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('textbox', { name: said.email }).fill(email);
  await modal.getByRole('checkbox', { name: said.consent }).check();
  await modal.getByRole('button', { name: said.signUp }).click();
  await modal.getByRole('textbox', { name: said.code }).click();
  await page.keyboard.type(await readCode(dataDir, email));
  await expect(modal).toBeHidden();
}

async function tellIdentity(page: Page, said: Words) {
  const fill = (name: string, text: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
  await fill(said.lastName, demoStudy.lastName);
  await fill(said.firstName, demoStudy.firstName);
  await fill(said.birthDate, demoStudy.birthDate.split('-').reverse().join('.'));
  await page.getByRole('radio', { name: said.female }).check();
  await fill(said.snils, demoStudy.snils);
  await fill(said.series, '4021');
  await fill(said.number, '123456');
  await fill(said.issuedAt, '01.06.2021');
  await fill(said.department, '780-001');
  await fill(said.issuedBy, 'ГУ МВД');
  await page.getByRole('button', { name: said.save }).click();
}

async function findStudy(page: Page, said: Words) {
  const organisation = page.getByRole('combobox', { name: said.organisation });
  await organisation.fill(said.typed);
  await page.getByRole('option', { name: said.chosen }).click();
  await page.getByRole('button', { name: said.find }).click();
  await page.getByRole('button', { name: said.me }).click();
  await expect(page.getByRole('region', { name: said.facts })).toBeVisible();
}

async function addPhoto(page: Page, { photo, framed }: Words) {
  const buffer = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#5abfa1' },
  })
    .jpeg()
    .toBuffer();
  const main = page.getByRole('main');
  await main
    .getByLabel(new RegExp(`^${photo}`))
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/files/'),
  );
  await main.getByRole('button', { name: framed, exact: true }).click();
  await kept;
}

async function applyForCard(page: Page, said: Words) {
  await page.getByRole('button', { name: said.check }).click();
  await page.getByRole('button', { name: said.send }).click();
  const number = page.getByText(/^ESK-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  return number.innerText();
}

interface Wanted {
  product: Product;
  browser: Browser;
  language: 'ru' | 'en';
  width: number;
  /** A page of support, signed in. */
  openDesk: () => Promise<Page>;
}

/** A browser of its own, in its own language and width. */
async function openPhone({ product, browser, language, width }: Wanted) {
  const phone = await browser.newContext({
    ...{ baseURL: product.url, viewport: { width, height: 812 } },
    locale: language === 'ru' ? 'ru-RU' : 'en-GB',
  });
  const cookies = { Consent: 'necessary', Language: language };
  await phone.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return phone;
}

/** From the home page to an active card, as one student and one of support see it. */
async function goTheWay(wanted: Wanted) {
  const said = words[wanted.language];
  const phone = await openPhone(wanted);
  const page = await phone.newPage();
  await signUp(page, said, 'way-to-card@example.test', wanted.product);
  await step(page, said.identity).getByRole('link').click();
  await tellIdentity(page, said);
  await page.getByRole('link', { name: said.toStudy }).click();
  await findStudy(page, said);
  await page.goto(cardPaths.card());
  await expect(page.getByText(said.done)).toBeVisible();
  await step(page, said.photoStep).getByRole('link').click();
  await addPhoto(page, said);
  await page.goto(cardPaths.card());
  await step(page, said.card).getByRole('link').click();
  const number = await applyForCard(page, said);
  await page.reload();
  await expect(page.getByText(said.waits)).toBeVisible();
  await page.getByRole('link', { name: said.all }).click();
  await expect(page.getByText(number)).toBeVisible();
  await page.goto(cardPaths.card());

  const queue = await wanted.openDesk();
  await openAtDesk(queue, number, demoStudy.lastName);
  await expect(queue.getByText('Личность подтверждена')).toBeVisible();
  await approveAtDesk(queue);
  // A page that is still open would ask in the name of whoever signs in next.
  await queue.goto('about:blank');

  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: said.present })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await phone.close();
}

test('a newcomer goes from the home page to an active card, and staff approve it in two presses', async ({
  page,
  product,
  browser,
  signIn: enter,
}) => {
  const openDesk = async () => {
    await enter('support');
    return page;
  };
  await goTheWay({ product, browser, language: 'ru', width: 375, openDesk });
});

// The record of study is one person’s, so that the second way needs a product of its own.
test(
  'the way to a card is the same in English at 1280 px',
  { tag: '@all' },
  async ({ ownProduct: product, browser }) => {
    const desk = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
    const openDesk = async () => {
      const value = await signIn(product, 'support');
      await desk.addCookies([
        { name: 'AuthToken', value, url: product.url },
        { name: 'Consent', value: 'necessary', url: product.url },
      ]);
      return desk.newPage();
    };
    await goTheWay({ product, browser, language: 'en', width: 1280, openDesk });
    await desk.close();
  },
);
