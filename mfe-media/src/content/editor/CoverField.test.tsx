import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { ApiError } from '@campus/shared/api/ApiError';
import { deleteFile, putFile, updateFile } from '@campus/shared/contract/files/calls';
import { pictureFixture, subject } from '@campus/shared/testing/files';
import { stub } from '@campus/shared/testing/stub';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormContext } from 'react-hook-form';
import { CoverField } from './PublicationFiles';
import { openEditorParts } from './openEditorParts';

/** jsdom measures and draws nothing. */
beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(async () => ({ width: 1600, height: 1200, close: () => undefined })),
  });
  const context = { rotate: jest.fn(), translate: jest.fn(), drawImage: jest.fn() };
  const canvas = { ...context, scale: jest.fn(), fillRect: jest.fn() };
  HTMLCanvasElement.prototype.getContext = () => canvas as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(callback, type) {
    callback(new Blob([`${this.width}x${this.height}`], { type: type ?? '' }));
  };
  const sizes = { naturalWidth: 1600, naturalHeight: 1200, offsetWidth: 400, offsetHeight: 300 };
  for (const [name, value] of Object.entries(sizes)) {
    const target = name.startsWith('natural') ? HTMLImageElement : HTMLElement;
    Object.defineProperty(target.prototype, name, { configurable: true, get: () => value });
  }
  HTMLElement.prototype.getBoundingClientRect = () =>
    ({ width: 400, height: 400, left: 0, top: 0 }) as DOMRect;
});

const patched = jest.fn();
const put = jest.fn();
const old = pictureFixture(1, { alt: { ru: 'Старый корпус', en: 'The old hall' } });
const open = (values = {}, current: typeof old | null = null) =>
  openEditorParts(<CoverField subjectId={subject} files={current ? [current] : []} />, {
    coverId: null,
    ...values,
  });
const alt = () => screen.findByRole('textbox', { name: 'Что на картинке' });

async function choose() {
  const file = new File(['x'], 'hall.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText(/Обложка/, { selector: 'input' }), file);
  fireEvent.load(screen.getAllByRole('presentation')[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
}

beforeEach(() => {
  ownFiles.change(`${subject}.coverId`, () => []);
  patched.mockReset();
  put.mockReset();
  let number = 1;
  stub(putFile, ({ body, file }) => {
    put(body, file);
    number += 1;
    return pictureFixture(number, { alt: body.alt ?? null });
  });
  stub(updateFile, ({ params, body }) => {
    patched(params.fileId, body);
    return pictureFixture(2, { alt: body?.alt ?? null });
  });
});

test('a cover is framed 16:9 and sent, and the form is not sent before it is described', async () => {
  const { submit, wasSent } = open();
  await choose();
  expect(await screen.findByText('Картинка загружена')).toBeVisible();
  expect(put).toHaveBeenCalledWith(
    { bucket: 'public' },
    expect.objectContaining({ name: 'hall.jpg' }),
  );
  await submit();
  expect(
    await screen.findByText('Добавьте к картинке описание для тех, кто её не видит'),
  ).toBeVisible();
  expect(wasSent()).toBeUndefined();
  await userEvent.type(await alt(), 'Главный корпус');
  await submit();
  await waitFor(() => expect(wasSent()).toMatchObject({ coverId: pictureFixture(2).id }));
  expect(patched).toHaveBeenCalledWith(pictureFixture(2).id, { alt: { ru: 'Главный корпус' } });
  expect(patched).toHaveBeenCalledTimes(1);
});

test('words that were not saved keep the form, and are sent again with it', async () => {
  const { submit, wasSent } = open({ coverId: old.id }, old);
  stub(updateFile, () => new ApiError(503, 'Сервис недоступен'));
  await userEvent.type(await alt(), ' зимой');
  await submit();
  expect(await screen.findByText(/Описание не сохранилось. Сервис недоступен/)).toBeVisible();
  expect(wasSent()).toBeUndefined();
  expect(await alt()).toHaveValue('Старый корпус зимой');
  stub(updateFile, () => old);
  await submit();
  await waitFor(() => expect(wasSent()).toBeDefined());
});

test('a known cover shows itself and its words, and nothing is sent for it', async () => {
  const { submit, wasSent } = open({ coverId: old.id }, old);
  expect(screen.getByRole('img')).toHaveAttribute('src', old.url);
  expect(await alt()).toHaveValue('Старый корпус');
  await submit();
  await waitFor(() => expect(wasSent()).toBeDefined());
  expect(patched).not.toHaveBeenCalled();
});

test('a cover that is replaced before it was saved is deleted, and its words go to the next', async () => {
  const deleted = jest.fn();
  stub(deleteFile, ({ params }) => {
    deleted(params.fileId);
    return { id: params.fileId };
  });
  open();
  await choose();
  await userEvent.type(await alt(), 'Главный корпус');
  await choose();
  await waitFor(() => expect(deleted).toHaveBeenCalledWith(pictureFixture(2).id));
  expect(put).toHaveBeenLastCalledWith(
    { bucket: 'public', alt: { ru: 'Главный корпус', en: '' } },
    expect.anything(),
  );
  expect(await alt()).toHaveValue('Главный корпус');
});

test('a refusal of the server is told in its words and can be tried again', async () => {
  stub(putFile, () => new ApiError(422, 'Картинка повреждена.'));
  open();
  await choose();
  expect(await screen.findByText('Картинка повреждена.')).toBeVisible();
  stub(putFile, () => pictureFixture(2));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Картинка загружена')).toBeVisible();
});

test('the field speaks of a picture, not of a photo', async () => {
  open({ coverId: old.id }, old);
  expect(screen.getByRole('img', { name: 'Выбранная картинка' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(screen.getByText('Картинка убрана')).toBeVisible();
  expect(screen.getByText('Выбрать картинку')).toBeVisible();
  expect(screen.queryByText(/фото/i)).toBeNull();
});

test('a cover is taken out, and the form then has none', async () => {
  const { submit, wasSent } = open({ coverId: old.id }, old);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  await submit();
  await waitFor(() => expect(wasSent()).toMatchObject({ coverId: null }));
});

test('a cover that nobody has saved is no file of the publication, which readers would get', async () => {
  const subjects: string[] = [];
  stub(putFile, ({ params }) => {
    subjects.push(params.subjectId);
    return pictureFixture(2, { subjectId: params.subjectId });
  });
  open({ coverId: old.id }, old);
  await choose();
  expect(await screen.findByText('Картинка загружена')).toBeVisible();
  expect(subjects).toHaveLength(1);
  expect(subjects).not.toContain(subject);
});

test('words in one language leave those in the other as they are', async () => {
  open({ coverId: old.id }, old);
  await userEvent.type(await alt(), ' зимой');
  await userEvent.tab();
  await waitFor(() =>
    expect(patched).toHaveBeenCalledWith(old.id, {
      alt: { ru: 'Старый корпус зимой', en: 'The old hall' },
    }),
  );
});

test('another cover that comes into the form brings its own words', async () => {
  const other = pictureFixture(3, { alt: { ru: 'Новый корпус' } });
  function Swap() {
    const { setValue } = useFormContext();
    return (
      <button type="button" onClick={() => setValue('coverId', other.id)}>
        Взять свежую
      </button>
    );
  }
  const { submit, wasSent } = openEditorParts(
    <>
      <CoverField subjectId={subject} files={[old, other]} />
      <Swap />
    </>,
    { coverId: old.id },
  );
  expect(await alt()).toHaveValue('Старый корпус');
  await userEvent.click(screen.getByRole('button', { name: 'Взять свежую' }));
  expect(await alt()).toHaveValue('Новый корпус');
  await submit();
  await waitFor(() => expect(wasSent()).toMatchObject({ coverId: other.id }));
  expect(patched).not.toHaveBeenCalled();
});

test('the words of a cover that was taken out do not go to the next', async () => {
  open({ coverId: old.id }, old);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  await choose();
  expect(await alt()).toHaveValue('');
  expect(put).toHaveBeenLastCalledWith({ bucket: 'public' }, expect.anything());
});
