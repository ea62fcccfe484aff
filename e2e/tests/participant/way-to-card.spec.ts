import { cardPaths } from '@campus/shared/contract/cards/paths';
import { paths } from '@campus/shared/paths';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { approveAtDesk, openAtDesk } from '../../fixtures/decideAtDesk';
import { demoStudy } from '../../fixtures/demoAccounts';
import { settled } from '../../fixtures/expectSound';
import { byKeyboard, byPointer, pressByKeyboard, type Hands } from '../../fixtures/keyboard';
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
    ...{
      organisation: 'Организация',
      typed: 'Северный технолог',
      chosen: /Северный технологический/,
    },
    ...{ find: 'Найти запись', me: 'Это я', facts: 'Данные об учёбе' },
    done: 'Готово 3 из 5',
    ...{ photoStep: 'Добавить фото', photo: 'Фото для карты', framed: 'Готово' },
    card: 'Получить карту',
    ...{ check: 'Проверить ответы', send: 'Отправить заявку' },
    ...{ plastic: /^Пластиковая/, issuing: 'Карта выпускается', readyOn: /^Будет готова \d+/ },
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
    ...{ organisation: 'Organisation', typed: 'Northern Techno', chosen: /Northern Technological/ },
    ...{ find: 'Find my record', me: 'This is me', facts: 'Study details' },
    done: '3 of 5 done',
    ...{ photoStep: 'Add a photo', photo: 'Card photo', framed: 'Done' },
    card: 'Get the card',
    ...{ check: 'Check my answers', send: 'Send application' },
    ...{ plastic: /^Plastic/, issuing: 'The card is being issued', readyOn: /^It will be ready/ },
    ...{ waits: /being considered/i, all: 'All applications', present: 'Show full screen' },
  },
};

type Words = (typeof words)['ru' | 'en'];

const step = (page: Page, name: string) => page.getByRole('listitem', { name });

interface Walk {
  page: Page;
  said: Words;
  hands: Hands;
}

async function signUp({ page, said, hands }: Walk, email: string, { dataDir }: Product) {
  await page.goto(paths.home());
  await settled(page);
  await hands.press(page.getByRole('main').getByRole('link', { name: said.start, exact: true }));
  const modal = page.getByRole('dialog');
  await hands.write(modal.getByRole('textbox', { name: said.email }), email);
  await hands.tick(modal.getByRole('checkbox', { name: said.consent }));
  await hands.press(modal.getByRole('button', { name: said.signUp }));
  await expect(modal.getByRole('textbox', { name: said.code })).toBeFocused();
  await page.keyboard.type(await readCode(dataDir, email));
  await expect(modal).toBeHidden();
}

async function tellIdentity({ page, said, hands }: Walk) {
  const fill = (name: string, text: string) =>
    hands.write(page.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  await fill(said.lastName, demoStudy.lastName);
  await fill(said.firstName, demoStudy.firstName);
  await fill(said.birthDate, demoStudy.birthDate.split('-').reverse().join('.'));
  await hands.pick(page.getByRole('radio', { name: said.female }));
  await fill(said.snils, demoStudy.snils);
  await fill(said.series, '4021');
  await fill(said.number, '123456');
  await fill(said.issuedAt, '01.06.2021');
  await fill(said.department, '780-001');
  await fill(said.issuedBy, 'ГУ МВД');
  await hands.press(page.getByRole('button', { name: said.save }));
}

async function findStudy({ page, said, hands }: Walk) {
  await hands.write(page.getByRole('combobox', { name: said.organisation }), said.typed);
  // The first that is found is marked already.
  await expect(page.getByRole('option', { name: said.chosen })).toBeVisible();
  await page.keyboard.press('Enter');
  await hands.press(page.getByRole('button', { name: said.find }));
  await hands.press(page.getByRole('button', { name: said.me }));
  await expect(page.getByRole('region', { name: said.facts })).toBeVisible();
}

async function addPhoto({ page, said: { photo, framed }, hands }: Walk) {
  const buffer = await sharp({
    create: { width: 900, height: 1200, channels: 3, background: '#5abfa1' },
  })
    .jpeg()
    .toBuffer();
  const main = page.getByRole('main');
  const chooser = main.getByLabel(new RegExp(`^${photo}`));
  await hands.attach(chooser, { name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/files/'),
  );
  await hands.press(main.getByRole('button', { name: framed, exact: true }));
  await kept;
}

async function applyForCard({ page, said, hands }: Walk, isPlastic: boolean) {
  if (isPlastic) await hands.pick(page.getByRole('radio', { name: said.plastic }).first());
  await hands.press(page.getByRole('button', { name: said.check }));
  await hands.press(page.getByRole('button', { name: said.send }));
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
  /** Keys alone, for a card of plastic, which takes its days; else a mouse, for one in the phone. */
  isByKeyboard?: boolean;
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

/** The one that is sent is approved: in two presses, or by two keys. */
async function approve(desk: Page, number: string, isByKeyboard: boolean) {
  await openAtDesk(desk, number, demoStudy.lastName);
  await expect(desk.getByText('Личность подтверждена')).toBeVisible();
  if (isByKeyboard) {
    await desk.keyboard.press('a');
    const question = desk.getByRole('alertdialog', { name: `Одобрить заявку ${number}?` });
    await pressByKeyboard(desk, question.getByRole('button', { name: 'Одобрить' }));
    await expect(desk.getByRole('status').filter({ hasText: 'Одобрена' })).toBeVisible();
  } else await approveAtDesk(desk);
  // A page that is still open would ask in the name of whoever signs in next.
  await desk.goto('about:blank');
}

/** A card of plastic is being issued until its day; one in the phone can be shown at once. */
async function seeCard({ page, said }: Walk, isPlastic: boolean) {
  await expect(async () => {
    await page.reload();
    const sign = isPlastic
      ? page.getByRole('heading', { name: said.issuing })
      : page.getByRole('button', { name: said.present });
    await expect(sign).toBeVisible({ timeout: 2_000 });
  }).toPass();
  if (!isPlastic) return;
  await expect(page.getByText(said.readyOn)).toBeVisible();
  await expect(page.getByRole('button', { name: said.present })).toHaveCount(0);
}

/** From the home page to a card, as one student and one of support see it. */
async function goTheWay(wanted: Wanted) {
  const said = words[wanted.language];
  const { isByKeyboard = false } = wanted;
  const phone = await openPhone(wanted);
  const page = await phone.newPage();
  const hands = isByKeyboard ? byKeyboard(page) : byPointer;
  const walk = { page, said, hands };
  await signUp(walk, 'way-to-card@example.test', wanted.product);
  await hands.press(step(page, said.identity).getByRole('link'));
  await tellIdentity(walk);
  await hands.press(page.getByRole('link', { name: said.toStudy }));
  await findStudy(walk);
  await page.goto(cardPaths.card());
  await expect(page.getByText(said.done)).toBeVisible();
  await hands.press(step(page, said.photoStep).getByRole('link'));
  await addPhoto(walk);
  await page.goto(cardPaths.card());
  await hands.press(step(page, said.card).getByRole('link'));
  const number = await applyForCard(walk, isByKeyboard);
  await page.reload();
  await expect(page.getByText(said.waits)).toBeVisible();
  await hands.press(page.getByRole('link', { name: said.all }));
  await expect(page.getByText(number)).toBeVisible();
  await page.goto(cardPaths.card());

  await approve(await wanted.openDesk(), number, isByKeyboard);
  await seeCard(walk, isByKeyboard);
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

/** A product of its own, as the record of study is one person’s, and a page of its support. */
async function openOwn({
  ownProduct: product,
  browser,
}: {
  ownProduct: Product;
  browser: Browser;
}) {
  const desk = await browser.newContext({ baseURL: product.url, locale: 'ru-RU' });
  const openDesk = async () => {
    const value = await signIn(product, 'support');
    await desk.addCookies([
      { name: 'AuthToken', value, url: product.url },
      { name: 'Consent', value: 'necessary', url: product.url },
    ]);
    return desk.newPage();
  };
  return { product, browser, desk, openDesk };
}

test(
  'the way to a card is the same in English at 1280 px',
  { tag: '@all' },
  async ({ ownProduct, browser }) => {
    const { desk, ...own } = await openOwn({ ownProduct, browser });
    await goTheWay({ ...own, language: 'en', width: 1280 });
    await desk.close();
  },
);

test(
  'the whole way is gone by keys alone, to a card of plastic that is being issued until its day',
  { tag: '@all' },
  async ({ ownProduct, browser }) => {
    test.slow();
    const { desk, ...own } = await openOwn({ ownProduct, browser });
    await goTheWay({ ...own, language: 'ru', width: 1280, isByKeyboard: true });
    await desk.close();
  },
);
