import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  text: string | Buffer;
  isDeflated?: boolean;
  /** Bytes that the directory says it has, whatever it has. */
  claimed?: number;
  /** What its own header calls it. */
  inner?: string;
}

const header = (mark: number, length: number, fields: [at: number, value: number][]) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark, 0);
  for (const [at, value] of fields) bytes.writeUInt16LE(value, at);
  return bytes;
};

/** A zip file of parts that are stored as they are, unless told. */
export function zipOf(parts: Part[]) {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text, isDeflated = false, claimed, inner = name } of parts) {
    const [label, own, whole] = [Buffer.from(name), Buffer.from(inner), Buffer.from(text)];
    const data = isDeflated ? deflateRawSync(whole) : whole;
    const method = isDeflated ? 8 : 0;
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(whole), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(claimed ?? whole.length, 8);
    const local = header(0x04034b50, 30, [
      [4, 20],
      [8, method],
      [26, own.length],
    ]);
    sizes.copy(local, 14);
    const entry = header(0x02014b50, 46, [
      [4, 20],
      [6, 20],
      [10, method],
      [28, label.length],
    ]);
    sizes.copy(entry, 16);
    entry.writeUInt32LE(offset, 42);
    files.push(local, own, data);
    directory.push(entry, label);
    offset += local.length + own.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = header(0x06054b50, 22, [
    [8, parts.length],
    [10, parts.length],
  ]);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

/** What the parts are; `more` stands beside the main one. */
export const typesOf = (part: string, kind: string, more = '') => ({
  name: '[Content_Types].xml',
  text: `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/>${more}</Types>`,
});

/** The smallest document that Word knows, with other parts if wanted. */
export const docxOf = (...others: Part[]) =>
  zipOf([
    typesOf('word/document.xml', 'wordprocessingml.document'),
    { name: 'word/document.xml', text: '<w:document/>' },
    ...others,
  ]);

export const xlsxOf = (...others: Part[]) =>
  zipOf([
    typesOf('xl/workbook.xml', 'spreadsheetml.sheet'),
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    ...others,
  ]);

/** The smallest PDF; `more` stands in its catalogue, `objects` beside it. */
export const pdf = (more = '', ...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n`),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
