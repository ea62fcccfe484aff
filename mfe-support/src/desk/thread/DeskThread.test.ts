import type { CallInput } from '@campus/shared/contract/call';
import { getFile } from '@campus/shared/contract/files/calls';
import { getTicket } from '@campus/shared/contract/support/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { one, openTickets as open, said, stubQueue, ticketUrl } from '../../queue/openTickets';

beforeEach(stubQueue);

test('markup that somebody sends is read as they wrote it', async () => {
  const markup = '<img src=x onerror="alert(1)"><b>Важно</b>';
  stub(getTicket, () => ({ ...one, text: markup, answers: [said('<script>alert(2)</script>')] }));
  open({ url: ticketUrl });
  const thread = await screen.findByRole('list', { name: 'Переписка' });
  expect(within(thread).getByText(markup)).toBeVisible();
  expect(within(thread).getByText('<script>alert(2)</script>')).toBeVisible();
  expect(thread.querySelector('img, b, script')).toBeNull();
});

test('a PDF opens under its message by bytes that can be nothing else, and is asked for then', async () => {
  const shown: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${shown.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  const asked: CallInput<typeof getFile>['params'][] = [];
  stub(getFile, ({ params }) => {
    asked.push(params);
    return new File(['%PDF-1.7'], 'file', { type: 'text/html' });
  });
  const mime = 'application/pdf';
  const stored = { bucket: 'ticket', url: '/api/files/ticket/file-1.pdf' } as const;
  const files = [fileFixture(1, { ...stored, mime, originalName: 'Справка.pdf' })];
  stub(getTicket, () => ({ ...one, files }));
  open({ url: ticketUrl });
  const show = await screen.findByRole('button', { name: 'Показать «Справка.pdf» здесь' });
  expect(asked).toStrictEqual([]);
  await userEvent.click(show);
  expect(await screen.findByTitle('Справка.pdf')).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:1#/),
  );
  expect(shown[0]?.type).toBe(mime);
  expect(asked).toEqual([{ bucket: 'ticket', fileName: 'file-1.pdf' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть «Справка.pdf»' }));
  expect(screen.queryByTitle('Справка.pdf')).toBeNull();
});

test('a picture stands in its place in the thread, any other file is a link alone', async () => {
  const files = [
    fileFixture(1, { bucket: 'ticket', mime: 'image/png', originalName: 'Экран.png' }),
    fileFixture(2, { bucket: 'ticket', mime: 'application/pdf', originalName: 'Справка.pdf' }),
  ];
  stub(getTicket, () => ({ ...one, files }));
  open({ url: ticketUrl });
  const thread = within(await screen.findByRole('list', { name: 'Переписка' }));
  expect(thread.getAllByRole('img').map((img) => img.getAttribute('alt'))).toContain('Экран.png');
  expect(thread.queryByRole('img', { name: 'Справка.pdf' })).toBeNull();
  expect(thread.getByRole('link', { name: /^Справка.pdf/ })).toBeVisible();
});
