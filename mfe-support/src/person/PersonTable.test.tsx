import { ApiError } from '@campus/shared/api/ApiError';
import { listHumanTicketsMailing } from '@campus/shared/contract/notifications/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import { HumanMessages } from './HumanMessages';
import { HumanTickets } from './HumanTickets';
import { humanId, known, nothing, personTexts } from './personFixtures';

describe.each([
  {
    of: 'messages',
    Widget: HumanMessages,
    name: 'Сообщения',
    cells: ['Карта готова', 'Не прочитано'],
    none: 'No messages',
  },
  {
    of: 'tickets',
    Widget: HumanTickets,
    name: 'Обращения',
    cells: ['Карта не открывает турникет', 'С ответом'],
    none: 'No tickets',
  },
])('the table of $of', ({ Widget, name, cells, none }) => {
  const open = (language: 'ru' | 'en' = 'ru') =>
    renderScreen(<Widget humanId={humanId} />, {
      texts: personTexts,
      roles: ['SUPPORT'],
      language,
    });

  test('lists those of the person whose page it is', async () => {
    const asked: string[] = [];
    stub(listHumanTicketsMailing, ({ params }) => {
      asked.push(params.id);
      return known;
    });
    open();
    const table = within(await screen.findByRole('table', { name }));
    for (const cell of cells) expect(table.getByText(cell)).toBeVisible();
    expect(asked).toEqual([humanId]);
  });

  test('says that there were none', async () => {
    stub(listHumanTicketsMailing, () => nothing);
    open('en');
    expect(await screen.findByRole('heading', { name: none })).toBeVisible();
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
});

test('a ticket of a person leads to where it is answered', async () => {
  stub(listHumanTicketsMailing, () => known);
  renderScreen(<HumanTickets humanId={humanId} />, { texts: personTexts, roles: ['SUPPORT'] });
  const link = await screen.findByRole('link', { name: 'Карта не открывает турникет' });
  expect(link).toHaveAttribute('href', `/admin/tickets/${known.tickets.items[0]?.id}`);
});
