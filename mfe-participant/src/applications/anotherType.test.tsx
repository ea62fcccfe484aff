import { applyForExtraGrant, listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listEskIssuing } from '@campus/shared/contract/resources/calls';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardHolderOf, cardOf } from '../card/cardFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import type { OwnApplication } from './applicationOptions';
import { locales, NewApplicationScreen } from './NewApplicationScreen';

const made: OwnApplication = {
  ...{ id: idOf(9), number: 'EXG-2026-000007', type: 'EXTRA_GRANT', status: 'NEW' },
  ...{ createdAt: '2026-11-20T09:00:00Z', decidedAt: null, rejectReason: null },
  ...{ payload: null, files: [], version: 1 },
};

test('a link to another type leads away from the number of the one that was sent', async () => {
  stub(listMyApplications, () => ({ items: [], total: 0 }));
  stub(getCampusCard, () => cardOf());
  stub(listEskIssuing, () => []);
  stub(applyForExtraGrant, () => made);
  const { router } = renderScreen(<NewApplicationScreen />, {
    ...{ url: '/me/applications/new/extra-grant', path: '/me/applications/new/:type' },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
    ...{ person: cardHolderOf(), roles: ['HUMAN', 'STUDENT'] },
  });
  for (const name of ['Проверить ответы', 'Отправить заявку'])
    await userEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(made.number)).toBeVisible();
  await act(() => router.navigate('/me/applications/new/esk-card'));
  expect(await screen.findByText('Подать эту заявку пока нельзя')).toBeVisible();
  expect(screen.queryByText(made.number)).toBeNull();
});
