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

const receipt = {
  id: '9c1a7c9e-1f00-4a00-8a00-000000000046',
  number: 'T-000046',
  createdAt: '2026-11-20T09:00:00Z',
};
const box = (name: string) => screen.getByRole('textbox', { name });
const topic = () => screen.getByRole('combobox', { name: 'Тема' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

async function fill() {
  await userEvent.selectOptions(topic(), 'Карта');
  await enter(box('Коротко, о чём вопрос'), 'Не открывается карта');
  await enter(box('Что случилось'), 'Экран остаётся пустым');
  await enter(box('Как к вам обращаться'), 'Студентка');
  await enter(box('Почта'), 'student@example.test');
  await userEvent.click(screen.getByRole('checkbox'));
}

function expectAnswerByMail() {
  expect(screen.getByText(/ на почту, которую вы указали\.$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Открыть обращение' })).toBeNull();
}

beforeEach(() => {
  localStorage.clear();
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listMyTickets, () => ({ items: [], total: 0, skip: 0, size: 20 }));
  stub(listPublicSettings, () => [{ id: 'ticketAnswerDays', value: '2' }]);
  stub(getTicketChallenge, () => new ApiError(404, 'Не найдено'));
});

test('what was written is still there', async () => {
  const signIn = openForGuest();
  await userEvent.selectOptions(topic(), 'Карта');
  await userEvent.type(box('Что случилось'), 'Экран остаётся пустым');
  signIn();
  expect(box('Что случилось')).toHaveValue('Экран остаётся пустым');
  expect(topic()).toHaveValue('CARD');
  expect(screen.queryByRole('textbox', { name: 'Почта' })).toBeNull();
});

test('what was sent before is answered by mail', async () => {
  stub(createGuestTicket, () => receipt);
  const signIn = openForGuest();
  await fill();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  signIn();
  expectAnswerByMail();
});

test('who signs in after a lost answer sends the same ticket, and is told of it as the guest who wrote', async () => {
  const ids: (string | undefined)[] = [];
  stub(createGuestTicket, ({ body }) => {
    ids.push(body.id);
    return new ApiError('FETCH_ERROR', 'Нет сети');
  });
  stub(createTicket, ({ body }) => {
    ids.push(body.id);
    return {
      ...receipt,
      ...{ id: body.id ?? '', status: 'NEW' as const, isReopened: false, isCardBlocked: false },
    };
  });
  const signIn = openForGuest();
  await fill();
  await send();
  await screen.findByText('Нет сети');
  signIn();
  await send();
  await screen.findByRole('heading', { name: 'Обращение T-000046 принято' });
  expect(ids).toEqual([ids[1], expect.any(String)]);
  expectAnswerByMail();
});
