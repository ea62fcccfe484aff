import { getFile, putFile, deleteFile } from '@campus/shared/contract/files/calls';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { UploadBucket } from '@campus/shared/contract/files/requests';
import { randomUUID } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import { demoAccounts, type DemoAccount } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { createVariants } from '../../../platform/files/createVariants';
import { backendForFile } from '../../../testing/backendForFile';
import { beforeTests } from '../../../testing/beforeTests';
import { drawImage } from './drawImage';
import type { TestFile } from '../../../testing/formOf';
import type { TestBackend } from '../../../testing/startTestBackend';

/** Bytes under a name, as a form takes them. */
export const fileOf = (content: Uint8Array | string, name: string): TestFile => ({
  name,
  content: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
});

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

interface Place {
  bucket: string;
  fileName: string;
}

const names = Object.keys(demoAccounts) as DemoAccount[];

/** A session of every demo account, and what they do with files. */
async function openFileDesk(backend: TestBackend) {
  const tokens = new Map<DemoAccount, string>();
  for (const name of names) tokens.set(name, await backend.tokenOf(name));
  const tokenOf = (account: DemoAccount) => assertDefined(tokens.get(account));
  const photo = fileOf(await drawImage('jpeg', { width: 600, height: 800 }), 'a.jpg');
  const document = fileOf(pdf(), 'a.pdf');

  const get = (account: DemoAccount | undefined, { bucket, fileName }: Place) =>
    backend.send(getFile, {
      token: account && tokenOf(account),
      params: { bucket, fileName },
    });

  return {
    tokenOf,
    photo,
    get,
    ids: {
      student: await backend.accountId('student'),
      newcomer: await backend.accountId('newcomer'),
    },

    put: (
      account: DemoAccount,
      bucket: UploadBucket,
      subjectId: string = randomUUID(),
      file: TestFile = bucket === 'documents' ? document : photo,
    ) =>
      backend.send(putFile, {
        token: tokenOf(account),
        params: { subjectId },
        body: { bucket },
        file,
      }),

    remove: (account: DemoAccount, fileId: string) =>
      backend.send(deleteFile, { token: tokenOf(account), params: { fileId } }),

    /** Who of all accounts gets a file. */
    async readersOf(file: Place) {
      const answers = await Promise.all(names.map((name) => get(name, file)));
      return names.filter((_, index) => answers[index]?.status === 200);
    },
  };
}

export const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;

/** The backend of a file of tests, and those who work with files in it. */
export function fileDeskForFile() {
  const backend = backendForFile();
  return { backend, desk: beforeTests(() => openFileDesk(backend)) };
}

/** A busy machine draws slowly, and tests of copies are not about how fast. */
export const patience = 60_000;

type Format = Parameters<typeof drawImage>[0];
type Named = Pick<MediaFile, 'bucket' | 'fileName'>;

/** The backend of a file of tests, where pictures are uploaded and asked for in other widths. */
export function variantsForFile() {
  const { backend, desk } = fileDeskForFile();
  beforeAll(() => {
    backend.services.variants = createVariants(backend.services, { patience });
  });

  async function upload(
    format: Format,
    width: number,
    to = backend,
    subjectId: string = randomUUID(),
  ): Promise<MediaFile> {
    const { body } = await to.send(putFile, {
      token: await to.tokenOf('content'),
      params: { subjectId },
      body: { bucket: 'public' },
      file: fileOf(await drawImage(format, { width, height: width / 2 }), `зал.${format}`),
    });
    return body;
  }

  const ask = ({ bucket, fileName }: Named, width?: number | string, etag?: string) =>
    backend.send(getFile, {
      params: { bucket, fileName },
      ...(width !== undefined && { query: { width } }),
      ...(etag && { headers: { 'if-none-match': etag } }),
    });

  async function copiesOf({ fileName }: MediaFile) {
    const names: string[] = [];
    for await (const portion of backend.services.files.list())
      names.push(...portion.map(({ name }) => name));
    return names.filter((name) => name.startsWith(`${fileName}.`)).sort();
  }

  return { backend, desk, upload, ask, copiesOf };
}
