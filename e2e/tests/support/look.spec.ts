import type { Api } from '@campus/shared/api/createApi';
import { createNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import { answerTicket, createTicketOnBehalf } from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Locator } from '@playwright/test';
import { expectWhole, expectWholeWindow, press, windowOf } from '../../fixtures/expectWhole';
import { expect, test } from '../../fixtures/test';

const said = {
  ru: {
    ...{ answer: 'Ответ', note: 'Заметка для своих', merge: 'Объединить', close: 'Закрыть' },
    ...{ tickets: 'Обращения', handOver: 'Передать', canned: 'Новая заготовка' },
    ...{ looks: ['Сообщение', 'На устройстве', 'Письмо'], notify: /^Отправить 1 участнику/ },
    ...{ send: 'Отправить', block: 'Заблокировать карту сейчас' },
    ...{ settled: 'Вопрос решён, закрыть', partly: 'Отчасти', missed: /^Чего не хватило/ },
  },
  en: {
    ...{ answer: 'Answer', note: 'Internal note', merge: 'Merge', close: 'Close' },
    ...{ tickets: 'Tickets', handOver: 'Hand over', canned: 'New canned answer' },
    ...{ looks: ['Message', 'On a device', 'Email'], notify: /^Send to 1 participant/ },
    ...{ send: 'Send', block: 'Block the card now' },
    ...{ settled: 'My question is answered, close the ticket', partly: 'Partly' },
    missed: /^What was missing/,
  },
};

/** A ticket of the student, as support writes it down for a call: those who ask too often wait. */
async function writeDown(support: Api, subject: string) {
  const { items } = await support(filterHumans, { body: { search: 'student@example.test' } });
  const body = { category: 'TECH', subject, text: 'Из окна дует.', humanId: items[0]?.id } as const;
  return (await support(createTicketOnBehalf, { body })).id;
}

for (const language of ['ru', 'en'] as const) {
  const words = said[language];
  const cookie = { name: 'Language', value: language };

  test(
    `each window of the queue and of a ticket is accessible and fits in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      await context.addCookies([{ ...cookie, url: product.url }]);
      const id = await writeDown(await signIn('support'), 'Окно не закрывается');
      await page.goto(supportPaths.ticket(id));
      const answer = page.getByRole('textbox', { name: words.answer, exact: true });
      await test.step('canned answers', async () => {
        await answer.pressSequentially('::');
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
        await expectWhole(page);
        await answer.press('Escape');
        await answer.fill('');
      });
      await test.step('a note', async () => {
        await press(page, words.note);
        await expectWhole(page);
      });
      for (const name of [words.merge, words.close])
        await test.step(name, () => expectWholeWindow(page, name));
      await page.goto(supportPaths.queue());
      await page.getByRole('table', { name: words.tickets }).getByRole('checkbox').nth(1).check();
      for (const name of [words.handOver, words.close])
        await test.step(`${name}, several`, () => expectWholeWindow(page, name));
      await page.goto(supportPaths.cannedAnswers());
      await expectWholeWindow(page, words.canned);
    },
  );

  test(
    `a notification is accessible and fits however it is looked at, and before it is sent, in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      await context.addCookies([{ ...cookie, url: product.url }]);
      const admin = await signIn('admin');
      const { id } = await admin(createNotification, {
        body: {
          ...{ title: { ru: 'Окна моют', en: 'Windows are being washed' }, kind: 'INFO' },
          ...{ body: { ru: 'В среду.', en: 'On Wednesday.' }, channels: ['INBOX', 'EMAIL'] },
          audience: { mode: 'FILTER', filter: { search: 'student@example.test' } },
        },
      });
      await page.goto(notificationPaths.notification(id));
      for (const look of words.looks)
        await test.step(look, async () => {
          await page.getByRole('tab', { name: look }).click();
          await expectWhole(page);
        });
      await expectWholeWindow(page, words.notify);
    },
  );

  test(
    `a ticket is accessible and fits while it is written, answered, closed and rated, in ${language}`,
    { tag: '@all' },
    async ({ page, context, product, signIn }) => {
      test.slow();
      await context.addCookies([{ ...cookie, url: product.url }]);
      const support = await signIn('support');
      const id = await writeDown(support, 'Окно дует');
      await signIn('student');
      await test.step('a form with mistakes', async () => {
        await page.goto(supportPaths.newTicket());
        const send = { name: words.send, exact: true };
        await page.getByRole('main').getByRole('button', send).click();
        await expectWhole(page);
      });
      await test.step('a lost card', async () => {
        await page.goto(supportPaths.newTicket('CARD_LOST'));
        await expectWholeWindow(page, words.block);
      });
      await support(answerTicket, { params: { id }, body: { text: 'Закрыли форточку.' } });
      await page.goto(supportPaths.ownTicket(id));
      await test.step('an answer', () => expectWhole(page));
      await press(page, words.settled);
      await expect(windowOf(page)).toBeVisible();
      await test.step('closing', () => expectWhole(page));
      await windowOf(page).getByRole('button', { name: words.close }).click();
      await press(page, words.partly);
      await expect(page.getByRole('textbox', { name: words.missed })).toBeVisible();
      await test.step('a rating', () => expectWhole(page));
    },
  );
}

/** Whether a field, with all that is said under it, stands above the buttons of its form. */
const isAboveButtons = (field: Locator) =>
  field.evaluate((element) => {
    const said = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const parts = [element, ...said.flatMap((id) => document.getElementById(id) ?? [])];
    const submit = element.closest('form')?.querySelector('[type=submit]');
    const edge = submit?.getBoundingClientRect().top ?? -Infinity;
    return parts.every((part) => part.getBoundingClientRect().bottom <= edge);
  });

test(
  'whoever writes at length in a window on a phone has the whole field above its buttons',
  { tag: '@all' },
  async ({ page, signIn }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await signIn('support');
    await page.goto(supportPaths.cannedAnswers());
    await press(page, 'Новая заготовка');
    const fields = windowOf(page).getByRole('textbox');
    await expect(fields).toHaveCount(4);
    for (const field of await fields.all())
      await field.fill('Напишем, когда будет готово.\n'.repeat(40));
    for (const where of [-1, -2, -3]) {
      await page.keyboard.press('Shift+Tab');
      const field = fields.nth(where - 1);
      await expect(field).toBeFocused();
      await expect.poll(() => isAboveButtons(field), `field ${where}`).toBe(true);
    }
    for (const where of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      const field = fields.nth(where);
      await expect(field).toBeFocused();
      await expect.poll(() => isAboveButtons(field), `field ${where}`).toBe(true);
    }
  },
);
