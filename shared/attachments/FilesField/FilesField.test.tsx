import { FilesField } from '@campus/shared/attachments/FilesField';
import { ApiError } from '@campus/shared/api/ApiError';
import { deleteFile, putFile, updateFile } from '@campus/shared/contract/files/calls';
import { fileFixture, pictureFixture } from '@campus/shared/testing/files';
import { openParts } from '@campus/shared/testing/openParts';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { filesField, filesForFile } from './filesForFile';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const { patched, deleted, open, openNew, names, press, captionField } = filesForFile();

test('a chosen file is sent at once and stands in the list, also after a reload', async () => {
  const sent = jest.fn();
  stub(putFile, (input) => {
    sent(input.body);
    return fileFixture(3);
  });
  const { unmount } = openNew();
  await userEvent.upload(screen.getByLabelText(/Добавить файлы/), pdf('Положение 3.pdf'));
  await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent('Положение 3.pdf'));
  expect(sent).toHaveBeenCalledWith({ bucket: 'public' });
  unmount();
  openNew();
  expect(names()).toEqual(['Положение 3.pdf']);
});

test('the wrong kind is refused in words, and a failed one is tried again', async () => {
  stub(putFile, () => new ApiError(422, 'Файл повреждён.'));
  open();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText(/Добавить файлы/), new File(['x'], 'x.exe'));
  expect(screen.getByText(/Такой файл не подойдёт/)).toBeVisible();
  await user.upload(screen.getByLabelText(/Добавить файлы/), pdf('Положение 3.pdf'));
  expect(await screen.findByText('Файл повреждён.')).toBeVisible();
  stub(putFile, () => fileFixture(3));
  await press('Повторить загрузку файла «Положение 3.pdf»');
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('the keyboard moves a file down, and only what changed is sent', async () => {
  open();
  screen.getByRole('button', { name: 'Опустить «Положение 1.pdf» ниже' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Положение 2.pdf', 'Положение 1.pdf']);
  expect(await screen.findByText('«Положение 1.pdf»: место 2 из 2')).toBeInTheDocument();
  expect(patched).toHaveBeenCalledTimes(2);
  expect(names()).toEqual(['Положение 2.pdf', 'Положение 1.pdf']);
});

test('an order that was not saved goes back and says so', async () => {
  stub(updateFile, () => new ApiError(503, 'Сервис недоступен'));
  const { store } = open();
  await press('Опустить «Положение 1.pdf» ниже');
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([{ text: 'Сервис недоступен' }]),
  );
  expect(names()).toEqual(['Положение 1.pdf', 'Положение 2.pdf']);
  expect(screen.queryByText(/место 2 из 2/)).toBeNull();
});

test('presses that come while a move is sent go with it, and the last place is told', async () => {
  open([fileFixture(1), fileFixture(2), fileFixture(3)]);
  const down = screen.getByRole('button', { name: 'Опустить «Положение 1.pdf» ниже' });
  fireEvent.click(down);
  fireEvent.click(down);
  expect(names()).toEqual(['Положение 2.pdf', 'Положение 3.pdf', 'Положение 1.pdf']);
  expect(await screen.findByText('«Положение 1.pdf»: место 3 из 3')).toBeInTheDocument();
  expect(names()).toEqual(['Положение 2.pdf', 'Положение 3.pdf', 'Положение 1.pdf']);
});

test('a removed file comes back, or is deleted when somebody leaves', async () => {
  const { unmount } = open();
  await press('Убрать «Положение 1.pdf»');
  const undo = screen.getByRole('button', { name: 'Вернуть «Положение 1.pdf»' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(names()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Убрать «Положение 1.pdf»' })).toHaveFocus();
  await press('Убрать «Положение 2.pdf»');
  expect(deleted).not.toHaveBeenCalled();
  unmount();
  await waitFor(() => expect(deleted).toHaveBeenCalledWith(fileFixture(2).id));
  expect(deleted).toHaveBeenCalledTimes(1);
});

test('what has another place on the page is not in the list', () => {
  openParts(
    <FilesField
      {...filesField}
      files={[fileFixture(1), pictureFixture(4)]}
      isElsewhere={({ id }) => id === pictureFixture(4).id}
    />,
  );
  expect(names()).toEqual(['Положение 1.pdf']);
});

test('a file that is not published has neither words nor a place', () => {
  const picture = pictureFixture(3);
  openParts(<FilesField {...filesField} bucket="ticket" needsAlt={false} files={[picture]} />);
  expect(names()).toEqual(['Снимок 3.jpg']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /выше/ })).toBeNull();
  expect(screen.queryByText(/Опишите картинку/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Убрать «Снимок 3.jpg»' })).toBeVisible();
});

test('each place takes the files that the server takes there', async () => {
  const sent = jest.fn();
  stub(putFile, (input) => {
    sent(input.body);
    return fileFixture(3, { bucket: 'ticket' });
  });
  openParts(<FilesField {...filesField} bucket="ticket" needsAlt={false} />);
  expect(screen.getByText(/PDF, JPG или PNG до 10\sМБ, не больше 5 файлов/)).toBeVisible();
  await userEvent.upload(screen.getByLabelText(/Добавить файлы/), pdf('Справка.pdf'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ bucket: 'ticket' }));
});

test('ten are enough', () => {
  open(Array.from({ length: 10 }, (_, index) => fileFixture(index + 1)));
  expect(screen.queryByLabelText(/Добавить файлы/)).toBeNull();
  expect(screen.getByText(/больше не добавить/)).toBeVisible();
});

test('a picture may have fewer bytes than a document', async () => {
  stub(putFile, () => fileFixture(3));
  open();
  const large = (name: string, type: string) => {
    const file = new File(['x'], name, { type });
    return Object.defineProperty(file, 'size', { value: 11 * 1024 * 1024 });
  };
  expect(screen.getByText(/XLSX до 20\sМБ, JPG, PNG или WebP до 10\sМБ/)).toBeVisible();
  const input = screen.getByLabelText(/Добавить файлы/);
  await userEvent.upload(input, large('Снимок.png', 'image/png'));
  expect(screen.getByText(/Выберите файл до 10\sМБ/)).toBeVisible();
  await userEvent.upload(input, large('Положение.pdf', 'application/pdf'));
  await waitFor(() => expect(screen.queryByText(/Выберите файл до/)).toBeNull());
});

test('what the record tells of its files replaces what this tab knew of them', async () => {
  function Desk() {
    const [files, setFiles] = useState([fileFixture(1), fileFixture(2)]);
    const theirs = fileFixture(2, { caption: { ru: 'Их подпись' } });
    return (
      <>
        <FilesField {...filesField} files={files} />
        <button type="button" onClick={() => setFiles([theirs])}>
          Обновить
        </button>
      </>
    );
  }
  openParts(<Desk />);
  await press('Опустить «Положение 1.pdf» ниже');
  await screen.findByText('«Положение 1.pdf»: место 2 из 2');
  await press('Обновить');
  expect(names()).toEqual(['Положение 2.pdf']);
  expect(captionField()).toHaveValue('Их подпись');
});

test('a file that somebody else has deleted goes without a complaint', async () => {
  stub(deleteFile, ({ params: { fileId } }) => {
    deleted(fileId);
    return new ApiError(404, 'Такого файла нет');
  });
  const { store } = open();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Убрать «Положение 1.pdf»' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(deleted).toHaveBeenCalledWith(fileFixture(1).id);
  expect(names()).toEqual(['Положение 2.pdf']);
  expect(screen.queryByText(/скоро удалится/)).toBeNull();
  expect(store.getState().notifications).toStrictEqual([]);
  // Whoever stood there still is among the files.
  expect(screen.getByRole('group', { name: 'Файлы к материалу' })).toHaveFocus();
});

test('a file that was taken out is deleted when the tab is closed, and holds it from a reload', async () => {
  const { store } = open();
  await press('Убрать «Положение 1.pdf»');
  expect(store.getState().unsaved).toBe(1);
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith(fileFixture(1).id));
  await waitFor(() => expect(store.getState().unsaved).toBe(0));
  expect(names()).toEqual(['Положение 2.pdf']);
});

test('pictures of another subject are no attachments', () => {
  open([fileFixture(1), pictureFixture(3, { subjectId: fileFixture(1).id })]);
  expect(names()).toEqual(['Положение 1.pdf']);
});

test('a file that comes again while it waits to be deleted stays', async () => {
  const first = fileFixture(1, { bucket: 'ticket' });
  stub(putFile, () => first);
  const { unmount } = openParts(
    <FilesField {...filesField} bucket="ticket" needsAlt={false} files={[first]} />,
  );
  await press('Убрать «Положение 1.pdf»');
  await userEvent.upload(screen.getByLabelText(/Добавить файлы/), pdf('Положение 1.pdf'));
  expect(await screen.findByRole('button', { name: 'Убрать «Положение 1.pdf»' })).toBeVisible();
  unmount();
  expect(deleted).not.toHaveBeenCalled();
});

test('one that comes again while it is being deleted has to be sent once more', async () => {
  let end = () => {};
  stub(deleteFile, ({ params: { fileId } }) => {
    return new Promise((resolve) => (end = () => resolve({ id: fileId })));
  });
  stub(putFile, () => fileFixture(1, { bucket: 'ticket' }));
  openParts(
    <FilesField
      {...filesField}
      bucket="ticket"
      needsAlt={false}
      files={[fileFixture(1, { bucket: 'ticket' })]}
    />,
  );
  await press('Убрать «Положение 1.pdf»');
  fireEvent(window, new Event('pagehide'));
  await userEvent.upload(screen.getByLabelText(/Добавить файлы/), pdf('Положение 1.pdf'));
  const retry = await screen.findByRole('button', { name: /^Повторить загрузку/ });
  await act(async () => end());
  stub(putFile, () => fileFixture(2, { bucket: 'ticket', originalName: 'Положение 1.pdf' }));
  await userEvent.click(retry);
  await waitFor(() => expect(names()).toEqual(['Положение 1.pdf']));
});
