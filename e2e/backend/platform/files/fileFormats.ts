export type ImageFormat = 'jpeg' | 'png' | 'webp';
export type DocumentFormat = 'pdf' | 'docx' | 'xlsx';
export type FileFormat = ImageFormat | DocumentFormat;

interface Described {
  mime: string;
  /** The first is given to the file that is kept. */
  extensions: readonly [string, ...string[]];
  label: string;
}

const office = 'application/vnd.openxmlformats-officedocument';

/** How the formats that are taken are called in each place. */
export const fileFormats: Record<FileFormat, Described> = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'], label: 'JPEG' },
  png: { mime: 'image/png', extensions: ['png'], label: 'PNG' },
  webp: { mime: 'image/webp', extensions: ['webp'], label: 'WebP' },
  pdf: { mime: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  docx: { mime: `${office}.wordprocessingml.document`, extensions: ['docx'], label: 'DOCX' },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], label: 'XLSX' },
};

export const isImage = (format: FileFormat): format is ImageFormat =>
  fileFormats[format].mime.startsWith('image/');
