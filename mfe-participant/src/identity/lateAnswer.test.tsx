import {
  type CurrentHuman,
  getCurrentHuman,
  getFormDraft,
  saveFormDraft,
  updateIdentity,
} from '@campus/shared/contract/people/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { Screen } from '@campus/shared/ui/Screen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { IdentityScreen, locales } from './IdentityScreen';

const typed = {
  ...{ lastName: 'Мечтательная', firstName: 'Анна', birthDate: '2005-05-14', gender: 'F' },
  ...{ citizenship: 'RU', snils: '11223344595' },
  passport: {
    ...{ series: '4020', number: '123456', issuedAt: '2019-06-01' },
    ...{ issuedBy: 'ГУ МВД', departmentCode: '780-001' },
  },
};

function Pages() {
  return useLocation().pathname === '/me/identity' ? (
    <IdentityScreen />
  ) : (
    <Screen title="Обращение">
      <input aria-label="Текст" />
    </Screen>
  );
}

test('the answer of the identity leaves the focus to whoever has gone on meanwhile', async () => {
  let answer = (_: CurrentHuman) => {};
  const slow = new Promise<CurrentHuman>((resolve) => (answer = resolve));
  stub(getFormDraft, () => ({ values: typed, savedAt: '2026-11-20T09:00:00Z' }));
  const forgotten = jest.fn(() => ({}));
  stub(saveFormDraft, forgotten);
  stub(getCurrentHuman, () => humanOf());
  stub(updateIdentity, () => slow);
  const { router } = renderScreen(<Pages />, {
    ...{ url: '/me/identity', person: humanOf(), roles: ['HUMAN'] },
    texts: {
      namespace: 'participant',
      locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));
  await act(() => router.navigate('/me/tickets'));
  const text = await screen.findByRole('textbox', { name: 'Текст' });
  await userEvent.click(text);
  answer(humanOf({ identityStatus: 'FILLED' }));
  await waitFor(() => expect(forgotten).toHaveBeenCalled());
  expect(text).toHaveFocus();
});
