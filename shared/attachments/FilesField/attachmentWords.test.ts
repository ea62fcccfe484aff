import { ApiError } from '@campus/shared/api/ApiError';
import { updateFile } from '@campus/shared/contract/files/calls';
import { fileFixture, pictureFixture } from '@campus/shared/testing/files';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filesForFile } from './filesForFile';

const { patched, deleted, open, press, captionField } = filesForFile();

test('the caption is saved when somebody goes on', async () => {
  open([fileFixture(1)]);
  await userEvent.type(
    screen.getByRole('textbox', { name: /^Подпись \(|^Подпись$|^Подпись н/ }),
    'Правила',
  );
  await userEvent.tab();
  await waitFor(() =>
    expect(patched).toHaveBeenCalledWith(fileFixture(1).id, { caption: { ru: 'Правила' } }),
  );
  expect(patched).toHaveBeenCalledTimes(1);
});

test('a caption that was not saved stays in its field and can be sent again', async () => {
  open([fileFixture(1)]);
  stub(updateFile, () => new ApiError(503, 'Сервис недоступен'));
  const field = screen.getByRole('textbox', { name: /^Подпись(?! по)/ });
  await userEvent.type(field, 'Правила');
  await userEvent.tab();
  expect(await screen.findByText(/Описание не сохранилось. Сервис недоступен/)).toBeVisible();
  expect(field).toHaveValue('Правила');
  stub(updateFile, () => fileFixture(1, { caption: { ru: 'Правила' } }));
  await press('Сохранить описание');
  await waitFor(() => expect(screen.queryByText(/Описание не сохранилось/)).toBeNull());
});

test('a caption goes with a save of the publication, although nobody has left its field', async () => {
  const { wasSent } = open([fileFixture(1)]);
  await userEvent.type(captionField(), 'Правила');
  fireEvent.submit(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(wasSent()).toBeDefined());
  await waitFor(() =>
    expect(patched).toHaveBeenCalledWith(fileFixture(1).id, { caption: { ru: 'Правила' } }),
  );
  expect(patched).toHaveBeenCalledTimes(1);
});

test('a caption goes with the screen that is left, and a closing tab asks first', async () => {
  const { unmount, store } = open([fileFixture(1)]);
  const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closesTab()).toBe(true);
  await userEvent.type(captionField(), 'Правила');
  expect(closesTab()).toBe(false);
  expect(store.getState().unsaved).toBe(1);
  unmount();
  await waitFor(() =>
    expect(patched).toHaveBeenCalledWith(fileFixture(1).id, { caption: { ru: 'Правила' } }),
  );
});

test('a caption that could not go with the screen is quoted', async () => {
  stub(updateFile, () => new ApiError(503, 'Сервис недоступен'));
  const { unmount, store } = open([fileFixture(1)]);
  await userEvent.type(captionField(), 'Правила');
  unmount();
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { text: expect.stringContaining('«Правила»') as string },
    ]),
  );
});

test('of the words to a picture only those are sent that were written', async () => {
  const picture = pictureFixture(3, { alt: { ru: 'Стенд' } });
  open([picture]);
  await userEvent.type(captionField(), 'День открытых дверей');
  await userEvent.tab();
  await waitFor(() =>
    expect(patched).toHaveBeenCalledWith(picture.id, { caption: { ru: 'День открытых дверей' } }),
  );
});

test('whoever signs out sends what was written and deletes what was taken out', async () => {
  const { store } = open();
  await press('Убрать «Положение 1.pdf»');
  await userEvent.type(captionField(), 'Правила');
  await act(() => store.getState().leave(true));
  expect(patched).toHaveBeenCalledWith(fileFixture(2).id, { caption: { ru: 'Правила' } });
  expect(deleted).toHaveBeenCalledWith(fileFixture(1).id);
});

test('when the session has ended already, a file that was taken out stays', async () => {
  const { store, unmount } = open();
  await press('Убрать «Положение 1.pdf»');
  await act(() => store.getState().leave(false));
  unmount();
  expect(deleted).not.toHaveBeenCalled();
});
