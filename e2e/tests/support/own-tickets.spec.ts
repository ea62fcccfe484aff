import {
  answerTicket,
  createTicket,
  createTicketOnBehalf,
  getTicket,
} from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { expect, test } from '../../fixtures/test';

const subject = 'Не открывается учебный план';
const answer = 'Мы обновили данные, проверьте ещё раз.';
const reply = 'Третий семестр всё ещё пуст.';

test('a student follows a ticket from the question to the rating, and opens it again', async ({
  page,
  signIn,
}) => {
  const support = await signIn('support');
  const student = await signIn('newcomer');
  const body = { category: 'STUDY', subject, text: 'Страница остаётся пустой.' } as const;
  const { id } = await student(createTicket, { body });

  await page.goto(supportPaths.ownTickets());
  await expect(page.getByText(/^ответим до /).first()).toBeVisible();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText(/^ответим до /)).toBeVisible();

  await support(answerTicket, { params: { id }, body: { text: answer } });
  await page.reload();
  const thread = page.getByRole('list', { name: 'Переписка' });
  await expect(thread.getByText(answer)).toBeVisible();
  await page.getByRole('textbox', { name: 'Ваш ответ' }).fill(reply);
  await page.getByRole('button', { name: 'Отправить ответ' }).click();
  await expect(thread.getByText(reply)).toBeVisible();
  await expect(page.getByRole('main').getByText('В работе', { exact: true })).toBeVisible();
  expect((await support(getTicket, { params: { id } })).status).toBe('OPEN');

  await support(answerTicket, { params: { id }, body: { text: 'Теперь всё на месте.' } });
  await page.reload();
  await page.getByRole('button', { name: 'Вопрос решён, закрыть' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByRole('main').getByText('Закрыто', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Отчасти' }).click();
  await page.getByRole('textbox', { name: /^Чего не хватило/ }).fill('Долго ждать');
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(page.getByText('Спасибо, отзыв отправлен')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Отчасти' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const seen = await support(getTicket, { params: { id } });
  expect(seen).toMatchObject({
    status: 'CLOSED',
    rating: { score: 'FAIR', words: 'Долго ждать' },
  });

  await page.getByRole('textbox', { name: 'Ваш ответ' }).fill('Снова пусто.');
  await page.getByRole('button', { name: 'Ответить и открыть снова' }).click();
  await expect(page.getByRole('main').getByText('В работе', { exact: true })).toBeVisible();
  await page.reload();
  await expect(thread.getByText('Снова пусто.')).toBeVisible();
  await expect(page.getByRole('main').getByText('В работе', { exact: true })).toBeVisible();
});

test(
  'somebody else’s ticket is not found, and the way leads to one’s own',
  { tag: '@all' },
  async ({ page, signIn }) => {
    const support = await signIn('support');
    const { id } = await support(createTicketOnBehalf, {
      body: {
        ...{ category: 'OTHER', subject, text: 'Только для поддержки.' },
        ...{ guestName: 'Гостья', guestEmail: 'somebody@example.test' },
      },
    });
    await signIn('newcomer');
    await page.goto(supportPaths.ownTicket(id));
    await expect(page.getByRole('heading', { name: 'Обращение не найдено' })).toBeVisible();
    await expect(page.getByText('Только для поддержки.')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Мои обращения' }).click();
    await expect(page).toHaveURL(new RegExp(`${supportPaths.ownTickets()}$`));
  },
);
