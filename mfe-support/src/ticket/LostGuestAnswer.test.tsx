import { ApiError } from '@campus/shared/api/ApiError';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import {
  createGuestTicket,
  createTicket,
  getTicketChallenge,
  listMyTickets,
} from '@campus/shared/contract/support/calls';
import { SessionContext, type Session } from '@campus/shared/remote/useSession';
import { enter } from '@campus/shared/testing/enter';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { NewTicketScreen } from './NewTicketScreen';

const session = (person: CurrentHuman | null, status: Session['status']): Session => ({
  ...{ status, person, id: person?.id ?? null, roles: [], name: '' },
  signOut: () => Promise.resolve(),
});

/** The form of a guest, who can sign in beside it. */
function openForGuest() {
  let turn: (next: Session) => void = () => undefined;
  const Page = () => {
    const [now, setNow] = useState(session(null, 'guest'));
    turn = setNow;
    return (
      <SessionContext value={now}>
        <NewTicketScreen />
      </SessionContext>
    );
  };
  renderScreen(<Page />, { texts: { namespace: 'support', locales: { ru, en } } });
  return () => {
    act(() => turn(session(null, 'loading')));
    act(() => turn(session(humanOf(), 'signedIn')));
  };
}

test('who signs in after a lost answer sends the same ticket, and is told of it as the guest who wrote', async () => {
  localStorage.clear();
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listMyTickets, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(getTicketChallenge, () => new ApiError(404, 'Не найдено'));
  const ids: (string | undefined)[] = [];
  stub(createGuestTicket, ({ body }) => {
    ids.push(body.id);
    return new ApiError('FETCH_ERROR', 'Нет сети');
  });
  stub(createTicket, ({ body }) => {
    ids.push(body.id);
    return {
      ...{ id: body.id ?? '', number: 'T-000046', createdAt: '2026-11-20T09:00:00Z' },
      ...{ status: 'NEW' as const, isReopened: false, isCardBlocked: false },
    };
  });
  const signIn = openForGuest();
  const box = (name: string) => screen.getByRole('textbox', { name });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  await enter(box('Коротко, о чём вопрос'), 'Не открывается карта');
  await enter(box('Что случилось'), 'Экран остаётся пустым');
  await enter(box('Как к вам обращаться'), 'Студентка');
  await enter(box('Почта'), 'student@example.test');
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await screen.findByText('Нет сети');
  signIn();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(ids).toEqual([ids[1], expect.any(String)]);
  expect(screen.getByText(/ на почту, которую вы указали\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Открыть обращение' })).toBeNull();
});
