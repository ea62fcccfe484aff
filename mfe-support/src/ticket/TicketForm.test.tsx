import { ApiError } from '@campus/shared/api/ApiError';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { getTicketChallenge } from '@campus/shared/contract/support/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { GuestTicketForm, OwnTicketForm } from './TicketForm';

const box = () => screen.getByRole('textbox', { name: 'Что случилось' });

test.each([
  ['a guest', GuestTicketForm],
  ['a participant', OwnTicketForm],
])(
  'the draft of %s comes back by a link to another topic, which it is about then',
  async (_, Form) => {
    localStorage.clear();
    stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
    stub(getTicketChallenge, () => new ApiError(404, 'Не найдено'));
    const open = (topic: string) =>
      renderScreen(<Form written={undefined} onLeave={jest.fn()} onAccepted={jest.fn()} />, {
        url: `/help/new?topic=${topic}`,
        texts: { namespace: 'support', locales: { ru, en } },
      });
    const { unmount } = open('CARD');
    await userEvent.type(box(), 'Не открывается');
    unmount();
    open('PAYMENT');
    expect(box()).toHaveValue('Не открывается');
    const topic = screen.getByRole('combobox', { name: 'Тема' });
    expect(topic).toHaveValue('PAYMENT');
    await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
    expect(box()).toHaveValue('');
    expect(topic).toHaveValue('PAYMENT');
  },
);
