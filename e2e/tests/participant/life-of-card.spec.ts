import { cancelApplication, listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { getCampusCard, verifyCard } from '@campus/shared/contract/cards/calls';
import { cardPaths } from '@campus/shared/contract/cards/paths';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import type { Browser, Page } from '@playwright/test';
import { newestLetter } from '../../../shell/releases/mount/newestLetter';
import { approveAtDesk, openAtDesk } from '../../fixtures/decideAtDesk';
import { pressByKeyboard } from '../../fixtures/keyboard';
import { apiOf, signIn } from '../../fixtures/signIn';
import type { Product } from '../../fixtures/startProduct';
import { expect, test } from '../../fixtures/test';

const words = {
  ru: {
    present: 'Показать на весь экран',
    presented: 'Карта на весь экран',
    close: 'Закрыть',
    paper: /^Код на бумаге действует до /,
    lost: 'Потеряли карту?',
    block: 'Заблокировать',
    blocked: 'Карта заблокирована: вы сообщили о потере',
    messages: /^Сообщения/,
    works: 'Карта снова действует',
    grant: 'Повышенная стипендия',
    apply: 'Подать заявку',
    check: 'Проверить ответы',
    documents: 'Документы',
    send: 'Отправить заявку',
    waits: /^Решение до /,
    card: 'Карта студента',
    tasks: 'Что нужно для карты',
    approved: 'Заявка одобрена',
    next: 'Вы попадёте в ближайший реестр выплат.',
    told: /^Заявка на повышенную стипендию EG-\S+ одобрена$/,
  },
  en: {
    present: 'Show full screen',
    presented: 'Full-screen card',
    close: 'Close',
    paper: /^The printed code is valid until /,
    lost: 'Lost your card?',
    block: 'Block the card',
    blocked: 'The card is blocked: you reported it lost',
    messages: /^Messages/,
    works: 'Your card works again',
    grant: 'Extra grant',
    apply: 'Apply',
    check: 'Check my answers',
    documents: 'Documents',
    send: 'Send application',
    waits: /^Decision by /,
    card: 'Student card',
    tasks: 'What you need for a card',
    approved: 'Application approved',
    next: 'You will be in the next payment register.',
    told: /^Extra grant application EG-\S+ is approved$/,
  },
};

const certificate = {
  name: 'certificate.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

type Words = (typeof words)['ru' | 'en'];

/** A student with an active card and no extra grant on its way, in a browser and through the API. */
async function openStudent(
  browser: Browser,
  product: Product,
  language: 'ru' | 'en',
  width: number,
) {
  const token = await signIn(product, 'student');
  const api = apiOf(product, token);
  const human = await api(getCurrentHuman);
  if (human.kind !== 'HUMAN') throw new Error('The student is no participant.');
  const { items } = await api(listMyApplications, { query: { type: 'EXTRA_GRANT' } });
  for (const { id, status } of items)
    if (status === 'NEW') await api(cancelApplication, { params: { id } });
  const context = await browser.newContext({
    ...{ baseURL: product.url, viewport: { width, height: 812 } },
    ...{ locale: language === 'ru' ? 'ru-RU' : 'en-GB', reducedMotion: 'reduce' },
  });
  const cookies = { AuthToken: token, Consent: 'necessary', Language: language };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  return { api, human, page: await context.newPage(), context };
}

/** Support, whose browser this is, gives the card back, from the page of the person. */
async function unblock(page: Page, id: string) {
  await page.goto(peoplePaths.person(id));
  const tabs = page.getByRole('navigation', { name: 'Разделы страницы' });
  await tabs.getByRole('link', { name: 'Карта', exact: true }).click();
  await page.getByRole('button', { name: 'Разблокировать карту' }).click();
  const asked = page.getByRole('dialog', { name: 'Разблокировать карту' });
  await asked.getByRole('textbox', { name: 'Комментарий для журнала' }).fill('Карта нашлась');
  await asked.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(page.getByText('Карта снова действует')).toBeVisible();
  // A page that is still open would ask in the name of whoever signs in next.
  await page.goto('about:blank');
}

async function present(page: Page, { present: show, presented, close }: Words) {
  await page.goto(cardPaths.card());
  await page.getByRole('button', { name: show }).click();
  const shown = page.getByRole('dialog', { name: presented });
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: close }).click();
  await expect(shown).toBeHidden();
}

/** The sheet says how long its code is good for; the screen, whose code is of this minute, does not. */
async function expectPrinted(page: Page, { paper }: Words) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(paper)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText(paper)).toBeHidden();
}

async function reportLost(page: Page, { lost, block, blocked }: Words) {
  await page.getByRole('button', { name: lost }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: block, exact: true }).click();
  await expect(page.getByRole('heading', { name: blocked })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: blocked })).toBeVisible();
}

/** What the bell says leads to the page that says the same. */
async function followMessage(page: Page, name: string | RegExp, { messages }: Words) {
  await page.getByRole('banner').getByRole('button', { name: messages }).click();
  await page.getByRole('dialog').getByRole('link', { name }).first().click();
}

async function seeApproved(page: Page, { approved, next }: Words) {
  const own = page.getByRole('article').filter({ hasText: approved }).first();
  await expect(own.getByText(next)).toBeVisible();
}

for (const [language, width] of [
  ['ru', 375],
  ['en', 1280],
] as const)
  test(
    `a lost card stops at once, works again, and brings an extra grant: ${language} at ${width} px`,
    { tag: language === 'ru' ? [] : '@all' },
    async ({ browser, product, page: desk, signIn: enter }) => {
      const said = words[language];
      const { api, human, page, context } = await openStudent(browser, product, language, width);
      await present(page, said);
      const check = async () => ({ params: { token: (await api(getCampusCard))?.qrToken ?? '' } });
      const shown = await check();
      await expectPrinted(page, said);
      await reportLost(page, said);
      const lost = { status: 'BLOCKED', blockReason: 'LOST', qrToken: null };
      expect(await api(getCampusCard)).toMatchObject(lost);
      expect(await apiOf(product)(verifyCard, shown)).toEqual({ result: 'INVALID' });

      await enter('support');
      await unblock(desk, human.id);
      await page.goto(peoplePaths.me());
      await followMessage(page, said.works, said);
      await expect(page.getByRole('button', { name: said.present })).toBeVisible();
      // What was shown before may be older than a minute by now.
      expect(await apiOf(product)(verifyCard, await check())).toMatchObject({ result: 'VALID' });

      await page.goto(applicationPaths.own());
      const choice = page.getByRole('region', { name: said.grant });
      await choice.getByRole('link', { name: said.apply }).click();
      await page.getByLabel(said.documents).setInputFiles(certificate);
      await page.getByRole('button', { name: said.check }).click();
      await page.getByRole('button', { name: said.send }).click();
      const sent = page.getByRole('region', { name: said.documents });
      await expect(sent.getByRole('link', { name: certificate.name })).toBeVisible();
      const number = await page.getByText(/^EG-\d{4}-\d{6}$/).innerText();
      await page.goto(peoplePaths.me());
      await expect(page.getByText(said.waits).first()).toBeVisible();
      await page.reload();
      await expect(page.getByText(said.waits).first()).toBeVisible();

      await enter('payments');
      await openAtDesk(desk, number, human.lastName ?? '');
      await expect(desk.getByRole('link', { name: /certificate\.pdf/ }).first()).toBeVisible();
      await approveAtDesk(desk);
      await desk.goto('about:blank');
      await page.reload();
      await followMessage(page, said.told, said);
      await seeApproved(page, said);
      await page.reload();
      await seeApproved(page, said);
      await expect
        .poll(() => newestLetter(product.dataDir, human.email), { timeout: 15_000 })
        .toContain(`${number} одобрена.`);
      await context.close();
    },
  );

test(
  'a card is reported lost, and a grant applied for, by keyboard alone',
  { tag: '@all' },
  async ({ browser, product, page: desk, signIn: enter }) => {
    const said = words.ru;
    const { human, page, context } = await openStudent(browser, product, 'ru', 1280);
    await page.goto(cardPaths.card());
    await pressByKeyboard(page, page.getByRole('button', { name: said.present }));
    const shown = page.getByRole('dialog', { name: said.presented });
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: said.present })).toBeFocused();
    await pressByKeyboard(page, page.getByRole('button', { name: said.lost }));
    const question = page.getByRole('alertdialog');
    await pressByKeyboard(page, question.getByRole('button', { name: said.block, exact: true }));
    await expect(page.getByRole('heading', { name: said.blocked })).toBeVisible();

    await enter('support');
    await unblock(desk, human.id);
    await page.goto(applicationPaths.own());
    const choice = page.getByRole('region', { name: said.grant });
    await pressByKeyboard(page, choice.getByRole('link', { name: said.apply }));
    await pressByKeyboard(page, page.getByRole('button', { name: said.check }));
    await pressByKeyboard(page, page.getByRole('button', { name: said.send }));
    await expect(page.getByText(/^EG-\d{4}-\d{6}$/)).toBeVisible();
    await context.close();
  },
);

test(
  'the way to a card folds into the card once there is one',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await signIn('newcomer');
    await page.goto(peoplePaths.me());
    const tasks = page.getByRole('region', { name: words.ru.tasks });
    await expect(tasks).toBeVisible();
    const student = await signIn('student');
    await page.goto(peoplePaths.me());
    const number = (await student(getCampusCard))?.number ?? '';
    await expect(page.getByText(number.replace(/(\d{4})(?=\d)/g, '$1 '))).toBeVisible();
    await expect(tasks).toHaveCount(0);
  },
);
