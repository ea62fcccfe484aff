import { ApiError } from '@campus/shared/api/ApiError';
import { putFile } from '@campus/shared/contract/files/calls';
import { pictureFixture, subject } from '@campus/shared/testing/files';
import { stub } from '@campus/shared/testing/stub';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BodyField } from './BodyField';
import { openEditorParts } from './openEditorParts';

// The first test must not wait for the heavy half.
beforeAll(() => import('@campus/shared/editor/RichTextEditor'), 60_000);

const jpg = (name = 'двор.jpg') => new File(['x'], name, { type: 'image/jpeg' });
const open = (ru = '') =>
  openEditorParts(<BodyField name="body.ru" language="ru" label="Текст" subjectId={subject} />, {
    body: { ru },
  });
const text = () => screen.findByRole('textbox', { name: 'Текст' });

const dataOf = (files: File[], words = '') => ({
  files,
  types: ['Files'],
  getData: (type: string) => (type === 'text/plain' ? words : ''),
});

async function paste(...files: File[]) {
  const field = await text();
  await act(async () => void fireEvent.paste(field, { clipboardData: dataOf(files) }));
}

test('a pasted picture is sent, asked for words and put into the text', async () => {
  const put = jest.fn();
  stub(putFile, (input) => {
    put(input.params, input.body);
    return pictureFixture(1);
  });
  const { submit, wasSent } = open();
  await paste(jpg());
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Что на картинке' }),
    'Двор{Enter}',
  );
  expect(put).toHaveBeenCalledWith({ subjectId: subject }, { bucket: 'public' });
  expect(await screen.findByRole('img', { name: 'Двор' })).toHaveAttribute('width', '1920');
  await submit();
  await waitFor(() =>
    expect(wasSent()).toMatchObject({
      body: { ru: expect.stringContaining('src="/api/files/public/picture-1.jpg"') as string },
    }),
  );
});

test('a chosen one comes by the button of the toolbar', async () => {
  stub(putFile, () => pictureFixture(1));
  open();
  await text();
  await userEvent.click(screen.getByRole('button', { name: 'Добавить картинку' }));
  await userEvent.upload(screen.getByLabelText('Картинка для текста'), jpg());
  expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toHaveFocus();
});

test('what is no picture is refused before it is sent, and why', async () => {
  open();
  await paste(new File(['x'], 'схема.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(/Выберите JPG, PNG или WebP/)).toBeVisible();
});

test.each([
  ['расписание.pdf', 'application/pdf', /Выберите JPG, PNG или WebP/],
  ['двор.heic', '', /HEIC не подойдёт/],
])('what is let go over the text and is no picture says so: %s', async (name, type, reason) => {
  open('<p>Слова</p>');
  const field = await text();
  // Otherwise the browser would open it in place of the page.
  expect(fireEvent.drop(field, { dataTransfer: dataOf([new File(['x'], name, { type })]) })).toBe(
    false,
  );
  expect(await screen.findByText(reason)).toBeVisible();
  expect(field).toHaveTextContent('Слова');
});

test('a Mac names the files that it copies: they are files, and words beside a picture are words', async () => {
  const put = jest.fn();
  stub(putFile, ({ file }) => {
    put((file as File).name);
    return pictureFixture(1);
  });
  open();
  const field = await text();
  const clip = (words: string) => ({ clipboardData: dataOf([jpg('двор.jpg')], words) });
  await act(async () => void fireEvent.paste(field, clip('Двор зимой')));
  expect(field).toHaveTextContent('Двор зимой');
  await act(async () => void fireEvent.paste(field, clip('двор.jpg')));
  expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toBeVisible();
  expect(field).toHaveTextContent(/^Двор зимой$/);
  expect(put).toHaveBeenCalledTimes(1);
});

test('a picture that did not come says why, is tried again, or left out', async () => {
  stub(putFile, () => new ApiError(422, 'Картинка повреждена.'));
  open();
  await paste(jpg());
  expect(await screen.findByText('Картинка повреждена.')).toBeVisible();
  stub(putFile, () => pictureFixture(1));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toBeVisible();
  expect(screen.queryByText('Картинка повреждена.')).toBeNull();
});

test('several pictures are all sent, refused one by one, and come into the text in their order', async () => {
  const answers = new Map<string, (file: ReturnType<typeof pictureFixture>) => void>();
  stub(putFile, ({ file }) => new Promise((resolve) => answers.set((file as File).name, resolve)));
  const { submit, wasSent } = open();
  const chart = new File(['x'], 'схема.svg', { type: 'image/svg+xml' });
  await paste(jpg('двор.jpg'), chart, jpg('зал.jpg'));
  const row = (name: string) => screen.findByRole('group', { name });
  expect(within(await row('схема.svg')).getByText(/Выберите JPG, PNG или WebP/)).toBeVisible();
  for (const name of ['двор.jpg', 'зал.jpg'])
    expect(within(await row(name)).getByRole('progressbar')).toBeInTheDocument();
  await waitFor(() => expect(answers.size).toBe(2));
  await act(async () => answers.get('зал.jpg')?.(pictureFixture(2)));
  await act(async () => answers.get('двор.jpg')?.(pictureFixture(1)));
  const describe = async (words: string) => {
    const alt = await screen.findByRole('textbox', { name: 'Что на картинке' });
    await waitFor(() => expect(alt).toHaveValue(''));
    await userEvent.type(alt, `${words}{Enter}`);
    await screen.findByRole('img', { name: words });
  };
  await describe('Двор');
  await describe('Зал');
  await userEvent.click(within(await row('схема.svg')).getByRole('button', { name: 'Скрыть' }));
  expect(screen.queryByRole('group', { name: 'схема.svg' })).toBeNull();
  await submit();
  await waitFor(() =>
    expect(wasSent()).toMatchObject({
      body: { ru: expect.stringMatching(/picture-1.*picture-2/) as string },
    }),
  );
});

test('one that fails can be left out, and the next one comes', async () => {
  stub(putFile, ({ file }) =>
    (file as File).name === 'двор.jpg'
      ? new ApiError(422, 'Картинка повреждена.')
      : pictureFixture(2),
  );
  open();
  await paste(jpg('двор.jpg'), jpg('зал.jpg'));
  const broken = within(await screen.findByRole('group', { name: 'двор.jpg' }));
  expect(await broken.findByText('Картинка повреждена.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Что на картинке' })).toBeNull();
  await userEvent.click(broken.getByRole('button', { name: 'Не добавлять' }));
  expect(await screen.findByRole('textbox', { name: 'Что на картинке' })).toBeVisible();
});

test('whoever stops, leaves out or hides a picture is back in the text', async () => {
  stub(putFile, ({ file }) =>
    (file as File).name === 'двор.jpg'
      ? new ApiError(422, 'Картинка повреждена.')
      : new Promise(() => undefined),
  );
  open();
  await paste(jpg('двор.jpg'), jpg('зал.jpg'), new File(['x'], 'схема.svg', { type: 'image/svg' }));
  const field = await text();
  for (const [name, action] of [
    ['двор.jpg', 'Не добавлять'],
    ['зал.jpg', 'Отменить'],
    ['схема.svg', 'Скрыть'],
  ] as const) {
    const row = within(await screen.findByRole('group', { name }));
    await userEvent.click(await row.findByRole('button', { name: action }));
    expect(screen.queryByRole('group', { name })).toBeNull();
    expect(field).toHaveFocus();
  }
});

test('whoever tries a picture again writes on meanwhile', async () => {
  stub(putFile, () => new ApiError(422, 'Картинка повреждена.'));
  open();
  await paste(jpg());
  stub(putFile, () => new Promise(() => undefined));
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  expect(await text()).toHaveFocus();
});

test('the size is told near the limit, and what is too much over it', async () => {
  open(`<p>${'я'.repeat(44_000)}</p>`);
  expect(await screen.findByText(/^Занято 8[5-7].* из 100/)).toBeVisible();
});

test('a text over the limit says by how much', async () => {
  open(`<p>${'я'.repeat(60_000)}</p>`);
  expect(await screen.findByText(/Текст больше 100.*Сократите его на/)).toBeVisible();
});

test('a short text has no counter', async () => {
  open('<p>Коротко</p>');
  expect(await text()).toHaveTextContent('Коротко');
  expect(screen.queryByText(/Занято/)).toBeNull();
});
