import { open } from 'node:fs/promises';
import { checkOffice } from './checkOffice';
import { checkPdf } from './checkPdf';
import type { DocumentFormat } from './fileFormats';

/** @throws Refusal 422 for a document that is not whole, or that does something by being opened. */
export async function checkDocument(path: string, format: DocumentFormat) {
  const file = await open(path);
  try {
    await (format === 'pdf' ? checkPdf(file) : checkOffice(file, format));
  } finally {
    await file.close();
  }
}
