import { deleteFile, updateFile } from '@campus/shared/contract/files';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileFixture, subject } from './fileFixture';
import { FilesField } from './FilesField';
import { ownFiles } from './ownFiles';
import { openParts } from './partsForm';

/** The list of files over a server that takes every change, new for each test of the file. */
export function filesForFile() {
  const patched = jest.fn();
  const deleted = jest.fn();
  const list = () => screen.getByRole('list', { name: 'Файлы к материалу' });
  beforeEach(() => {
    ownFiles.change(subject, () => []);
    patched.mockReset();
    deleted.mockReset();
    stub(updateFile, ({ params: { fileId }, body }) => {
      patched(fileId, body);
      const known = [1, 2, 3].map((number) => fileFixture(number)).find(({ id }) => id === fileId);
      return { ...(known ?? fileFixture(1)), ...body };
    });
    stub(deleteFile, ({ params: { fileId } }) => {
      deleted(fileId);
      return { id: fileId };
    });
  });
  return {
    patched,
    deleted,
    open: (files = [fileFixture(1), fileFixture(2)], values = {}) =>
      openParts(<FilesField subjectId={subject} files={files} />, values),
    /** Of a publication that is not made yet. */
    openNew: () => openParts(<FilesField subjectId={subject} files={undefined} />),
    names: () =>
      within(list())
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/ \(.*/, '')),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    captionField: () => screen.getByRole('textbox', { name: /^Подпись(?! по)/ }),
  };
}
