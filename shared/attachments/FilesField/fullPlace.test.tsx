import { FilesField } from '@campus/shared/attachments/FilesField';
import { deleteFile, putFile } from '@campus/shared/contract/files/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { openParts } from '@campus/shared/testing/openParts';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filesField, filesForFile } from './filesForFile';

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });
const { press, deleted } = filesForFile();
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(/Добавить файлы/), files);
const letter = (count: number) =>
  Array.from({ length: count }, (_, index) => fileFixture(index + 1, { bucket: 'ticket' }));
const openLetter = (count: number) =>
  openParts(<FilesField {...filesField} bucket="ticket" needsAlt={false} files={letter(count)} />);

test('a file on its way arrives, though one that was taken out comes back meanwhile', async () => {
  let come = () => {};
  stub(putFile, () => {
    return new Promise((resolve) => (come = () => resolve(fileFixture(11))));
  });
  const ten = Array.from({ length: 10 }, (_, index) => fileFixture(index + 1));
  openParts(<FilesField {...filesField} files={ten} />);
  await press('Убрать «Положение 1.pdf»');
  await choose(pdf('Новое.pdf'));
  await press('Вернуть «Положение 1.pdf»');
  expect(screen.getByRole('progressbar', { name: /Новое/ })).toBeVisible();
  await act(async () => come());
  expect(await screen.findByRole('link', { name: /Положение 11/ })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText(/больше не добавить/)).toBeVisible();
});

test('a full place counts the files that it has already', async () => {
  stub(putFile, () => new Promise(() => undefined));
  openLetter(3);
  await choose(pdf('а.pdf'), pdf('б.pdf'), pdf('в.pdf'));
  expect(screen.getByText(/Больше не добавить: здесь уже 5 файлов/)).toBeVisible();
  expect(screen.getByText(/не поместился: здесь не больше 5 файлов/)).toBeVisible();
});

test('a file in place of another waits until the server has deleted that one', async () => {
  let end = () => {};
  const sent = jest.fn();
  stub(deleteFile, ({ params: { fileId } }) => {
    deleted(fileId);
    return new Promise((resolve) => (end = () => resolve({ id: fileId })));
  });
  stub(putFile, (input) => {
    sent(input.body);
    return fileFixture(6, { bucket: 'ticket' });
  });
  openLetter(5);
  await press('Убрать «Положение 2.pdf»');
  await choose(pdf('Положение 6.pdf'));
  await waitFor(() => expect(deleted).toHaveBeenCalledWith(fileFixture(2).id));
  expect(screen.queryByRole('button', { name: 'Вернуть «Положение 2.pdf»' })).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  await act(async () => end());
  expect(await screen.findByRole('link', { name: /Положение 6/ })).toBeVisible();
});

test('where there is room yet, what was taken out may come back while another is sent', async () => {
  stub(putFile, () => fileFixture(6, { bucket: 'ticket' }));
  openLetter(4);
  await press('Убрать «Положение 2.pdf»');
  await choose(pdf('Положение 6.pdf'));
  expect(await screen.findByRole('link', { name: /Положение 6/ })).toBeVisible();
  await press('Вернуть «Положение 2.pdf»');
  expect(screen.getByRole('link', { name: /Положение 2/ })).toBeVisible();
  expect(deleted).not.toHaveBeenCalled();
});
