import type { MediaFile } from '../contract/files/records';

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
