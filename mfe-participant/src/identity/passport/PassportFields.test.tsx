import { getCurrentHuman, getFormDraft } from '@campus/shared/contract/people/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { IdentityScreen, locales } from '../IdentityScreen';

function open() {
  const human = humanOf();
  stub(getFormDraft, () => null);
  stub(getCurrentHuman, () => human);
  renderScreen(<IdentityScreen />, {
    ...{ url: '/me/identity', person: human, roles: ['HUMAN'] },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
  });
}
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });

test('a passport has a department, as it is printed in it', async () => {
  open();
  expect(await screen.findByRole('region', { name: 'Паспорт' })).toBeVisible();
  expect(await box('Код подразделения')).toBeVisible();
  expect(await box('Серия')).toBeVisible();
});

test('a foreign document has no department, and its series is optional', async () => {
  open();
  const country = await screen.findByRole('combobox', { name: 'Гражданство' });
  await userEvent.clear(country);
  await userEvent.type(country, 'Узбек');
  await userEvent.click(await screen.findByRole('option', { name: 'Узбекистан' }));
  expect(await screen.findByRole('region', { name: 'Документ' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Код подразделения' })).toBeNull();
  expect(await box(/^Серия.*необязательно/)).toBeVisible();
});
