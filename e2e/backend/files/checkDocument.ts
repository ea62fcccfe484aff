import { open, type FileHandle } from 'node:fs/promises';
import type { DocumentFormat } from './fileFormats';
import { readZipNames } from './readZipNames';
import { refuseFile } from './refuseFile';

const tail = 1_024;

/** A PDF that was not cut off says where it ends. */
async function isWholePdf(file: FileHandle) {
  const { size } = await file.stat();
  const { buffer } = await file.read(Buffer.alloc(tail), 0, tail, Math.max(0, size - tail));
  return buffer.includes('%%EOF');
}

const mainPart = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

async function checkOffice(file: FileHandle, format: keyof typeof mainPart) {
  const names = await readZipNames(file);
  const isWhole = names.includes('[Content_Types].xml') && names.includes(mainPart[format]);
  if (!isWhole) throw refuseFile('FILE_BROKEN');
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw refuseFile('FILE_MACROS');
}

/** @throws Refusal 422 for a document that is not whole, or that carries programs. */
export async function checkDocument(path: string, format: DocumentFormat) {
  const file = await open(path);
  try {
    if (format !== 'pdf') await checkOffice(file, format);
    else if (!(await isWholePdf(file))) throw refuseFile('FILE_BROKEN');
  } finally {
    await file.close();
  }
}
