import type { MediaFile } from '@campus/shared/contract/files/records';

const isNamed = (html: unknown, { fileName }: MediaFile) =>
  typeof html === 'string' && html.includes(fileName);

interface Page {
  pictures: readonly string[];
  body: unknown;
}

/** Whether a file is one of the pictures of a publication, or stands in its text. */
export const isInPage =
  ({ pictures, body }: Page) =>
  (file: MediaFile) =>
    pictures.includes(file.id) ||
    Object.values((body ?? {}) as Record<string, unknown>).some((html) => isNamed(html, file));
