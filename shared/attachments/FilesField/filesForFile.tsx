import { FilesField } from '@campus/shared/attachments/FilesField';
import { ownFiles } from '@campus/shared/attachments/useOwnFiles';
import { deleteFile, updateFile } from '@campus/shared/contract/files/calls';
import { fileFixture, subject } from '@campus/shared/testing/files';
import { openParts } from '@campus/shared/testing/openParts';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const filesField = {
  bucket: 'public',
  label: 'Файлы к материалу',
  subjectId: subject,
  needsAlt: true,
} as const;

/** The list of files over a server that takes every change, new for each test of the file. */
export function filesForFile() {
  const patched = jest.fn();
  const deleted = jest.fn();
  const list = () => screen.getByRole('list', { name: filesField.label });
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
    open: (files = [fileFixture(1), fileFixture(2)]) =>
      openParts(<FilesField {...filesField} files={files} />),
    /** Of a record that is not made yet. */
    openNew: () => openParts(<FilesField {...filesField} files={undefined} />),
    names: () =>
      within(list())
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/ \(.*/, '')),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    captionField: () => screen.getByRole('textbox', { name: /^Подпись(?! по)/ }),
  };
}
