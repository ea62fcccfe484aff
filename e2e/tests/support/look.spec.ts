import { createNotification } from '@campus/shared/contract/notifications/calls';
import { notificationPaths } from '@campus/shared/contract/notifications/paths';
import { filterHumans } from '@campus/shared/contract/people/staffCalls';
import {
  answerTicket,
  createTicket,
  createTicketOnBehalf,
} from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { Locator } from '@playwright/test';
import { expectWhole, expectWholeWindow, press, windowOf } from '../../fixtures/expectWhole';
import { expect, test } from '../../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'each window of the queue and of a ticket is accessible and fits',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    const support = await signIn('support');
    const { items } = await support(filterHumans, { body: { search: 'student@example.test' } });
    const { id } = await support(createTicketOnBehalf, {
      body: {
        category: 'TECH',
        subject: 'Окно не закрывается',
        text: 'Никак не закрыть окно.',
        humanId: items[0]?.id,
      },
    });
    await page.goto(supportPaths.ticket(id));
    const answer = page.getByRole('textbox', { name: 'Ответ', exact: true });
    await test.step('canned answers', async () => {
      await answer.pressSequentially('::');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await expectWhole(page);
      await answer.press('Escape');
      await answer.fill('');
    });
    await test.step('a note', async () => {
      await press(page, 'Заметка для своих');
      await expectWhole(page);
    });
    for (const name of ['Объединить', 'Закрыть'])
      await test.step(name, () => expectWholeWindow(page, name));
    await page.goto(supportPaths.queue());
    await page.getByRole('table', { name: 'Обращения' }).getByRole('checkbox').nth(1).check();
    for (const name of ['Передать', 'Закрыть'])
      await test.step(`${name}, several`, () => expectWholeWindow(page, name));
    await page.goto(supportPaths.cannedAnswers());
    await expectWholeWindow(page, 'Новая заготовка');
  },
);

test(
  'a notification is accessible and fits however it is looked at, and before it is sent',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    const admin = await signIn('admin');
    const { id } = await admin(createNotification, {
      body: {
        ...{ title: { ru: 'Окна моют', en: 'Windows are being washed' }, kind: 'INFO' },
        ...{ body: { ru: 'В среду.', en: 'On Wednesday.' }, channels: ['INBOX', 'EMAIL'] },
        audience: { mode: 'FILTER', filter: { search: 'student@example.test' } },
      },
    });
    await page.goto(notificationPaths.notification(id));
    for (const look of ['Сообщение', 'На устройстве', 'Письмо'])
      await test.step(look, async () => {
        await page.getByRole('tab', { name: look }).click();
        await expectWhole(page);
      });
    await expectWholeWindow(page, /^Отправить 1 участнику/);
  },
);

test(
  'a ticket is accessible and fits while it is written, answered, closed and rated',
  { tag: '@all' },
  async ({ page, signIn }) => {
    test.slow();
    const support = await signIn('support');
    const student = await signIn('student');
    const body = { category: 'TECH', subject: 'Окно дует', text: 'Из окна дует.' } as const;
    const { id } = await student(createTicket, { body });
    await test.step('a form with mistakes', async () => {
      await page.goto(supportPaths.newTicket());
      await page.getByRole('main').getByRole('button', { name: 'Отправить', exact: true }).click();
      await expectWhole(page);
    });
    await test.step('a lost card', async () => {
      await page.goto(supportPaths.newTicket('CARD_LOST'));
      await expectWholeWindow(page, 'Заблокировать карту сейчас');
    });
    await support(answerTicket, { params: { id }, body: { text: 'Закрыли форточку.' } });
    await page.goto(supportPaths.ownTicket(id));
    await test.step('an answer', () => expectWhole(page));
    await press(page, 'Вопрос решён, закрыть');
    await expect(windowOf(page)).toBeVisible();
    await test.step('closing', () => expectWhole(page));
    await windowOf(page).getByRole('button', { name: 'Закрыть' }).click();
    await press(page, 'Отчасти');
    await expect(page.getByRole('textbox', { name: /^Чего не хватило/ })).toBeVisible();
    await test.step('a rating', () => expectWhole(page));
  },
);

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
