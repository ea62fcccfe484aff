import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { createNotificationForHumans } from '@campus/shared/contract/notifications/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FoundDrafts, locales } from './PeopleScreen';

const filter = { identityStatuses: ['FILLED' as const] };
const id = '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c11';
const made: CallOutput<typeof createNotificationForHumans> = {
  ...{ id, title: { ru: 'Подтвердите личность' }, body: { ru: 'Осталось немного.' } },
  ...{ kind: 'INFO', channels: ['INBOX'], audienceMode: 'FILTER', sendAt: null, status: 'DRAFT' },
  ...{ audience: { mode: 'FILTER', filter }, link: null, recipients: 310, sentAt: null },
  ...{ stats: { targeted: 0, delivered: 0, failed: 0, read: 0 }, createdBy: null, version: 1 },
  ...{ createdAt: '2026-11-24T09:00:00Z', updatedAt: '2026-11-24T09:00:00Z' },
};

async function open(language: 'ru' | 'en' = 'ru', total = 312) {
  renderScreen(<FoundDrafts found={{ total, input: { body: filter } }} />, {
    ...{ language, roles: ['ADMIN'], texts: { namespace: 'participant', locales } },
  });
  await userEvent.click(screen.getByRole('button'));
  return within(await screen.findByRole('dialog'));
}

test('how many people it is for is said before anything is made, in English too', async () => {
  await open();
  expect(
    screen.getByRole('dialog', { name: 'Черновик уведомления для 312 человек' }),
  ).toBeVisible();
});

test('one person is one person in English', async () => {
  await open('en', 1);
  expect(screen.getByRole('dialog', { name: 'Draft notification for 1 person' })).toBeVisible();
});

test('the filter and the words are sent, and the draft can be gone on with', async () => {
  const sent: CallInput<typeof createNotificationForHumans>[] = [];
  stub(createNotificationForHumans, (input) => {
    sent.push(input);
    return made;
  });
  const dialog = await open();
  await userEvent.type(
    dialog.getByRole('textbox', { name: 'Заголовок по-русски' }),
    'Подтвердите личность',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: 'Текст по-русски' }), 'Осталось мало.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Письмо' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Создать черновик' }));
  expect(await dialog.findByText('Черновик создан: Подтвердите личность')).toBeVisible();
  expect(dialog.getByText(/Сейчас его получили бы 310 человек/)).toBeVisible();
  const way = dialog.getByRole('link', { name: 'Открыть уведомление' });
  expect(way).toHaveAttribute('href', `/admin/notifications/${id}`);
  expect(way).toHaveFocus();
  expect(sent).toEqual([
    {
      body: {
        filter,
        notification: {
          ...{ title: { ru: 'Подтвердите личность' }, body: { ru: 'Осталось мало.' } },
          ...{ kind: 'INFO', channels: ['INBOX', 'EMAIL'] },
        },
      },
    },
  ]);
});

test('a late answer to a form that was closed takes no words out of the next one', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  stub(createNotificationForHumans, () => slow.then(() => made));
  const first = await open();
  await userEvent.type(first.getByRole('textbox', { name: 'Заголовок по-русски' }), 'Первое');
  await userEvent.type(first.getByRole('textbox', { name: 'Текст по-русски' }), 'Осталось мало.');
  await userEvent.click(first.getByRole('button', { name: 'Создать черновик' }));
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button'));
  const title = () => screen.findByRole('textbox', { name: 'Заголовок по-русски' });
  await userEvent.type(await title(), 'Второе');
  await act(async () => {
    answer();
    await slow;
  });
  expect(await title()).toHaveValue('Второе');
});

test('without words nothing is sent, and what to write is said', async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Создать черновик' }));
  expect(
    await dialog.findByRole('textbox', { name: 'Заголовок по-русски' }),
  ).toHaveAccessibleDescription('Напишите заголовок: с него начинается уведомление');
});

test('a refused channel is told at its field, and the words stay', async () => {
  stub(
    createNotificationForHumans,
    () =>
      new ApiError(422, 'Уведомления на устройства не настроены', {
        fields: { 'notification.channels': 'PUSH_UNAVAILABLE' },
      }),
  );
  const dialog = await open();
  const title = dialog.getByRole('textbox', { name: 'Заголовок по-русски' });
  await userEvent.type(title, 'Важное');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Текст по-русски' }), 'Прочитайте.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Уведомление на устройство' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Создать черновик' }));
  expect(await dialog.findByText('Уведомления на устройства не настроены')).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Как отправить' })).toHaveAccessibleDescription(
    /Этот способ не настроен/,
  );
  expect(title).toHaveValue('Важное');
});
