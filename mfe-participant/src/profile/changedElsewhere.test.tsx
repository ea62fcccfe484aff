import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { listSessions } from '@campus/shared/contract/auth/calls';
import {
  getCurrentHuman,
  listConsentTexts,
  updateCurrentHuman,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ru from '../locales/ru.json';
import { locales, ProfileScreen } from './ProfileScreen';

const texts = { namespace: 'participant', locales: { ru: { ...ru, ...locales.ru }, en: {} } };
const consent = (type: 'PD' | 'MAILING') => ({
  ...{ type, version: '2026-09', at: '2026-09-01T09:00:00Z' },
});
const said = 'Кто-то сохранил раньше';
const sent: CallInput<typeof updateCurrentHuman>['body'][] = [];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the profile, and has the account saved in another tab. */
async function openBefore(change: Partial<CurrentHuman>) {
  const shown = humanOf({ consents: [consent('PD'), consent('MAILING')] });
  const saved = { ...shown, ...change, version: 2 };
  stub(getCurrentHuman, () => shown);
  const view = renderScreen(<ProfileScreen />, { texts, person: shown, roles: ['HUMAN'] });
  await screen.findByRole('heading', { name: 'Рассылки' });
  stub(getCurrentHuman, () => saved);
  stub(updateCurrentHuman, ({ body }) => {
    sent.push(body);
    const isStale = body?.version !== undefined && body.version < saved.version;
    return isStale ? new ApiError(409, said, { code: 'VERSION' }) : { ...saved, version: 3 };
  });
  return view;
}

beforeEach(() => {
  sent.length = 0;
  stub(listSessions, () => new ApiError(404, 'Не найдено'));
  stub(listPublicSettings, () => []);
  stub(listConsentTexts, () => new ApiError(404, 'Не найдено'));
});

test('a phone that was refused for it is saved at the next press', async () => {
  await openBefore({});
  await userEvent.type(screen.getByRole('textbox', { name: /Телефон/ }), '9991234567');
  await press('Сохранить');
  expect(await screen.findByText(said)).toBeVisible();
  await press('Сохранить');
  await waitFor(() => expect(sent.at(-1)).toEqual({ phone: '+79991234567', version: 2 }));
});

test('a consent that was withdrawn there is not given again with another', async () => {
  const { store } = await openBefore({ consents: [consent('PD')] });
  const give = async () => {
    const other = within(screen.getByRole('listitem', { name: 'Передача данных организации' }));
    await userEvent.click(other.getByRole('button', { name: 'Дать согласие' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Дать согласие' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await give();
  expect(store.getState().notifications).toMatchObject([{ tone: 'danger', text: said }]);
  await give();
  expect(sent.at(-1)).toEqual({ consents: ['PD', 'PD_SHARE'], version: 2 });
});
