import { ApiError } from '@campus/shared/api/ApiError';
import { FileDrop, type FileDropProps } from '@campus/shared/upload/FileDrop';
import type { Upload, Uploaded } from '@campus/shared/upload/useUploads';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

const pdf = (name: string, bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf' });

/** Uploads that wait for the test to end them. */
function handHeld() {
  const under: Record<string, { progress: (share: number) => void; signal: AbortSignal }> = {};
  const ends: Record<string, (error?: Error) => void> = {};
  const upload: Upload = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      under[name] = { progress: onProgress, signal };
      ends[name] = (error) => (error ? reject(error) : resolve({ id: `id-${name}`, name }));
    });
  const end = (name: string, error?: Error) => act(async () => ends[name]?.(error));
  return { upload: jest.fn(upload), under, end };
}

function open(props: Partial<FileDropProps>, present: readonly Uploaded[] = []) {
  const held = handHeld();
  function Drop() {
    const [files, setFiles] = useState(present);
    return (
      <FileDrop
        label="Документы"
        upload={held.upload}
        maxFiles={5}
        files={files}
        onChange={setFiles}
        {...props}
      />
    );
  }
  const { unmount } = renderScreen(<Drop />);
  return { ...held, unmount };
}

const input = () => screen.getByLabelText(/Документы/);
const choose = (...files: File[]) => userEvent.setup({ applyAccept: false }).upload(input(), files);
const names = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

test('the limits are told in words beforehand', () => {
  open({ accept: ['pdf', 'jpg', 'png'] });
  expect(input()).toHaveAccessibleName('Документы Выбрать файлы');
  expect(input()).toHaveAccessibleDescription('PDF, JPG или PNG до 10 МБ, не больше 5 файлов');
});

test('a chosen file is sent at once, tells how far it is, and stays in the list', async () => {
  const { under, end } = open({});
  await choose(pdf('справка.pdf'));
  act(() => under['справка.pdf']?.progress(0.4));
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '40');
  expect(screen.getByRole('status')).toHaveTextContent('«справка.pdf» загружается: 25 %');
  await end('справка.pdf');
  expect(screen.getByRole('status')).toHaveTextContent('«справка.pdf» загружен');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('two go at a time', async () => {
  const { upload, end } = open({});
  await choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'));
  expect(upload).toHaveBeenCalledTimes(2);
  await end('1.pdf');
  expect(upload).toHaveBeenCalledTimes(3);
});

test('the wrong kind, size and number are refused before anything is sent, and why', async () => {
  const { upload } = open({ maxSize: 100, maxFiles: 2 }, [{ id: '0', name: 'был.pdf', size: 1 }]);
  await choose(pdf('x.exe'), pdf('y.heic'), pdf('big.pdf', 101), pdf('a.pdf', 9), pdf('b.pdf', 8));
  const refusals = screen.getByRole('alert');
  expect(refusals).toHaveTextContent('x.exe Такой файл не подойдёт. Выберите PDF, JPG или PNG.');
  expect(refusals).toHaveTextContent('y.heic Картинка в формате HEIC не подойдёт.');
  expect(refusals).toHaveTextContent('big.pdf Файл слишком большой');
  expect(refusals).toHaveTextContent('b.pdf Файл не поместился: здесь не больше 2 файлов.');
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['a.pdf']);
});

test('the same file twice is refused politely', async () => {
  open({});
  await choose(pdf('a.pdf'));
  await choose(pdf('a.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('Этот файл уже в списке.');
});

test('a failed file says why and can be tried again', async () => {
  const { upload, end } = open({});
  await choose(pdf('a.pdf'));
  await end('a.pdf', new ApiError(422, 'Файл повреждён.'));
  expect(names()[0]).toContain('Файл повреждён.');
  await userEvent.click(screen.getByRole('button', { name: /Повторить загрузку файла «a.pdf»/ }));
  expect(upload).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Отменить загрузку файла «a.pdf»' })).toHaveFocus();
  await end('a.pdf');
  expect(names()[0]).toContain('Загружен');
});

test('without a network it waits and goes on by itself', async () => {
  const { upload, end } = open({});
  await choose(pdf('a.pdf'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await end('a.pdf', new ApiError('FETCH_ERROR', 'Нет связи'));
  expect(names()[0]).toContain('Загрузим сами, как только она появится');
  jest.restoreAllMocks();
  fireEvent(window, new Event('online'));
  expect(upload).toHaveBeenCalledTimes(2);
});

test('a cancelled upload stops, leaves the list and gives the focus back', async () => {
  const { under } = open({});
  await choose(pdf('a.pdf'));
  await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку файла «a.pdf»' }));
  expect(under['a.pdf']?.signal.aborted).toBe(true);
  expect(names()).toStrictEqual([]);
  expect(input()).toHaveFocus();
});

test('a file that was taken out comes back to its place', async () => {
  open({}, [
    { id: '1', name: 'один.pdf' },
    { id: '2', name: 'два.pdf' },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «один.pdf»' }));
  const undo = screen.getByRole('button', { name: 'Вернуть файл «один.pdf»' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(names()).toEqual([
    expect.stringContaining('один.pdf'),
    expect.stringContaining('два.pdf'),
  ]);
  expect(screen.getByRole('button', { name: 'Убрать файл «один.pdf»' })).toHaveFocus();
});

test('a file that the server will not delete stays, with its words', async () => {
  const discard = jest.fn(() => Promise.reject(new ApiError(409, 'Файл показан на странице.')));
  open({ discard }, [{ id: '1', name: 'один.pdf' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Убрать файл «один.pdf»' }));
  await waitFor(() => expect(names()[0]).toContain('Файл показан на странице.'));
  expect(discard).toHaveBeenCalledTimes(1);
  expect(said()).toContain('Файл показан на странице.');
  expect(screen.getByRole('button', { name: 'Убрать файл «один.pdf»' })).toHaveFocus();
});

test('a file that the server has deleted is told, and the focus stays with the others', async () => {
  let answer = () => {};
  const discard = () => new Promise<void>((resolve) => (answer = resolve));
  open({ discard }, [
    { id: '1', name: 'один.pdf' },
    { id: '2', name: 'два.pdf' },
  ]);
  const remove = screen.getByRole('button', { name: 'Убрать файл «один.pdf»' });
  await userEvent.click(remove);
  expect(remove).toHaveFocus();
  await act(async () => answer());
  expect(names()).toEqual([expect.stringContaining('два.pdf')]);
  expect(input()).toHaveFocus();
  expect(said()).toContain('Файл «один.pdf» убран');
});

test('each of two deletions is shown, is asked for once and tells its own failure', async () => {
  const refuse: Record<string, (error: Error) => void> = {};
  const discard = jest.fn(({ id }: Uploaded) => new Promise((_, reject) => (refuse[id] = reject)));
  open({ discard }, [
    { id: '1', name: 'один.pdf' },
    { id: '2', name: 'два.pdf' },
  ]);
  const remove = (name: string) => screen.getByRole('button', { name: `Убрать файл «${name}»` });
  await userEvent.dblClick(remove('один.pdf'));
  await userEvent.click(remove('два.pdf'));
  expect(remove('один.pdf')).toHaveAttribute('aria-disabled', 'true');
  expect(remove('два.pdf')).toHaveAttribute('aria-disabled', 'true');
  expect(discard).toHaveBeenCalledTimes(2);
  await act(async () => refuse['1']?.(new ApiError(409, 'Файл показан на странице.')));
  expect(names()[0]).toContain('Файл показан на странице.');
  expect(remove('один.pdf')).not.toHaveAttribute('aria-disabled');
  expect(remove('два.pdf')).toHaveAttribute('aria-disabled', 'true');
});

test('files are dropped and pasted', async () => {
  const { upload } = open({});
  const dataTransfer = { types: ['Files'], files: [pdf('drop.pdf')] };
  fireEvent.drop(screen.getByText('или перетащите сюда'), { dataTransfer });
  fireEvent.paste(document.body, { clipboardData: { files: [pdf('paste.pdf')] } });
  expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['drop.pdf', 'paste.pdf']);
});

test('leaving the page asks while a file is on its way, leaving the screen stops it', async () => {
  const { under, unmount } = open({});
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  await choose(pdf('a.pdf'));
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  unmount();
  expect(under['a.pdf']?.signal.aborted).toBe(true);
});

test('files that were chosen before are sent as soon as they are shown', async () => {
  const { end } = open({ first: [pdf('грамота.pdf')] });
  await end('грамота.pdf');
  expect(screen.getByText('грамота.pdf')).toBeVisible();
  expect(screen.getByText(/Загружен/)).toBeVisible();
});

test('what only the page has by now says so', () => {
  open({}, [{ id: 'chosen-0', name: 'грамота.pdf', isChosen: true }]);
  expect(screen.getByText('Выбран, уйдёт вместе с формой')).toBeVisible();
});
