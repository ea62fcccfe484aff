import { saveTranslations } from '@campus/shared/contract/resources/calls';
import { idOf } from '@campus/shared/testing/idOf';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../../locales/en.json';
import commonRu from '../../locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { toRow } from '../textRows';
import { ImportTexts } from './ImportTexts';

const rows = [
  toRow({
    mnemonic: 'media.more',
    ru: { bundled: 'Ещё', version: 0 },
    en: { bundled: 'More', version: 0 },
  }),
];
const bundled = [
  {
    ...{ namespace: 'media', remote: 'media', title: { ru: 'Новости', en: 'News' } },
    ...{ release: '1.0.0', ru: { more: 'Ещё' }, en: { more: 'More' } },
  },
];
const texts = {
  namespace: 'admin-users',
  locales: { ru: { ...commonRu, ...ru }, en: { ...commonEn, ...en } },
};

/** Sends one text, whose answer comes when the test lets it. */
async function send() {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(saveTranslations, async () => {
    await late;
    return { created: 1, updated: 0, unchanged: 0 };
  });
  const onClose = jest.fn();
  const refresh = jest.fn(() => Promise.resolve());
  const ids = { ru: idOf(1), en: idOf(2) };
  const view = renderScreen(<ImportTexts {...{ rows, ids, bundled, refresh, onClose }} />, {
    texts,
  });
  const file = new File([JSON.stringify({ en: { 'media.more': 'Further' } })], 'a.json');
  await userEvent.upload(screen.getByLabelText('Файл CSV или JSON'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Сохранить 1 текст' }));
  return { ...view, answer, refresh, onClose };
}

test('the window closes when everything is saved', async () => {
  const { answer, onClose } = await send();
  answer();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('closed before that, it closes no other that was opened meanwhile', async () => {
  const { answer, store, unmount, refresh, onClose } = await send();
  unmount();
  answer();
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
  expect(onClose).not.toHaveBeenCalled();
});
