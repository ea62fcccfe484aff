import { deleteFile, updateFile } from '@campus/shared/contract/files/calls';
import { type MediaFile } from '@campus/shared/contract/files/records';
import { createNews } from '@campus/shared/contract/media/newsCalls';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import staffEn from '../content/editor/locales/en.json';
import staffRu from '../content/editor/locales/ru.json';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { FilesField } from './FilesField';
import { ownFiles } from './ownFiles';

export const subject = 'f3b2c7de-3a7a-4a6c-9d0c-0a1b2c3d4e5f';

/** A public file for tests; its number makes the id and the place. */
export const fileFixture = (number: number, own: Partial<MediaFile> = {}): MediaFile => ({
  id: `a3b2c7de-3a7a-4a6c-9d0c-${String(number).padStart(12, '0')}`,
  bucket: 'public',
  url: `/api/files/public/file-${number}.pdf`,
  fileName: `file-${number}.pdf`,
  originalName: `Положение ${number}.pdf`,
  mime: 'application/pdf',
  size: 2_048,
  width: null,
  height: null,
  alt: null,
  caption: null,
  subjectId: subject,
  position: number - 1,
  createdAt: '2026-01-12T08:00:00Z',
  ...own,
});

export const pictureFixture = (number: number, own: Partial<MediaFile> = {}): MediaFile =>
  fileFixture(number, {
    url: `/api/files/public/picture-${number}.jpg`,
    fileName: `picture-${number}.jpg`,
    originalName: `Снимок ${number}.jpg`,
    mime: 'image/jpeg',
    width: 1920,
    height: 1080,
    ...own,
  });

export const texts = {
  namespace: 'media',
  locales: { ru: { ...ru, ...staffRu }, en: { ...en, ...staffEn } },
};

/** Parts of the editor in a form for tests; `sent` hears what it would send. */
export function openParts(parts: ReactElement, values: Record<string, unknown> = {}) {
  const sent = jest.fn<void, [unknown, unknown?]>();
  const body = z.pipe(
    z.looseObject({}),
    z.transform((all) => {
      sent(all);
      return all as never;
    }),
  );
  function Sample() {
    const { form } = useCallForm(createNews, body, { defaultValues: values, guard: false });
    return (
      <Form form={form} onSubmit={(all) => sent('done', all)} submitLabel="Сохранить">
        {parts}
      </Form>
    );
  }
  const view = renderScreen(<Sample />, { texts });
  return {
    ...view,
    submit: () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' })),
    wasSent: () => sent.mock.calls.find(([word]) => word === 'done')?.[1],
  };
}

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
