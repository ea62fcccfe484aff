import { ApiError } from '@campus/shared/api/ApiError';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { HumanTickets } from './HumanTickets';
import { humanId, known, nothing, texts } from './personFixtures';

const open = (language: 'ru' | 'en' = 'ru') =>
  renderScreen(<HumanTickets humanId={humanId} />, { texts, roles: ['SUPPORT'], language });

test('lists those of the person whose page it is', async () => {
  const asked: string[] = [];
  stub(listHumanTicketsMailing, ({ params }) => {
    asked.push(params.id);
    return known;
  });
  open();
  const table = within(await screen.findByRole('table', { name: 'Обращения' }));
  expect(table.getByText('Карта не открывает турникет')).toBeVisible();
  expect(table.getByText('С ответом')).toBeVisible();
  expect(asked).toEqual([humanId]);
});

test('says that there were none', async () => {
  stub(listHumanTicketsMailing, () => nothing);
  open('en');
  expect(await screen.findByRole('heading', { name: 'No tickets' })).toBeVisible();
});

test('a refusal says why, a failed load can be tried again', async () => {
  stub(listHumanTicketsMailing, () => new ApiError(403, 'Нет доступа'));
  const refused = open();
  expect(await screen.findByText('Нет доступа')).toBeVisible();
  refused.unmount();
  stub(listHumanTicketsMailing, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
