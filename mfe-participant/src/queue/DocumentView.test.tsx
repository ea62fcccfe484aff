import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { getFile } from '@campus/shared/contract/files/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Application } from './ApplicationChecks';
import { DocumentView } from './DocumentView';
import ru from './locales/ru.json';
import en from './locales/en.json';

const fileOf = (number: number, originalName: string, mime: string) => ({
  id: `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`,
  url: `/api/files/documents/file-${number}.${originalName.split('.').at(-1) ?? ''}`,
  ...{ originalName, mime, size: 2048 },
});
const contract = fileOf(1, 'Договор.pdf', 'application/pdf');
const schedule = fileOf(2, 'График.pdf', 'application/pdf');
const scan = fileOf(3, 'Справка.jpg', 'image/jpeg');
const table = fileOf(4, 'Расчёт.xlsx', 'application/vnd.ms-excel');

const shown: Blob[] = [];
const asked: CallInput<typeof getFile>['params'][] = [];

beforeEach(() => {
  shown.length = 0;
  asked.length = 0;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${shown.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  stub(getFile, ({ params }) => {
    asked.push(params);
    return new File(['%PDF-1.7'], 'file', { type: 'text/html' });
  });
});

const open = (files: Application['files']) =>
  renderScreen(<DocumentView files={files} />, {
    texts: { namespace: 'participant', locales: { ru, en } },
  });

test('a PDF stands in place, by bytes that can be nothing else', async () => {
  open([contract]);
  expect(await screen.findByTitle('Договор.pdf')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:1#/),
  );
  expect(shown[0]?.type).toBe('application/pdf');
  expect(asked).toEqual([{ bucket: 'documents', fileName: 'file-1.pdf' }]);
  expect(screen.queryByRole('group', { name: 'Какой документ показать' })).toBeNull();
});

test('of several one is shown, and only that one is asked for', async () => {
  open([contract, schedule]);
  expect(await screen.findByTitle('Договор.pdf')).toBeVisible();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'График.pdf' }));
  expect(await screen.findByTitle('График.pdf')).toBeVisible();
  expect(screen.queryByTitle('Договор.pdf')).toBeNull();
});

test('a picture opens in a window, where it can be twice as large', async () => {
  open([scan]);
  await userEvent.click(screen.getByRole('button', { name: 'Справка.jpg: увеличить' }));
  const window = within(await screen.findByRole('dialog', { name: 'Справка.jpg' }));
  expect(window.getByRole('img', { name: 'Справка.jpg' })).toHaveAttribute('src', scan.url);
  const larger = window.getByRole('button', { name: 'Вдвое крупнее' });
  await userEvent.click(larger);
  expect(larger).toHaveAttribute('aria-pressed', 'true');
});

test('what is neither is not shown, and nothing is where a browser has no viewer of PDF', () => {
  const { container, unmount } = open([table]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false });
  expect(open([contract]).container).toBeEmptyDOMElement();
  expect(asked).toStrictEqual([]);
});

test('a document that does not come says so and can be tried again', async () => {
  stub(getFile, () => new ApiError(503, 'Сервис недоступен'));
  open([contract]);
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});
