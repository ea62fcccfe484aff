/** @jest-environment node */
import { getFile, putFile } from '@campus/shared/contract/files/calls';
import { docxOf, pdf, xlsxOf, zipOf, fileOf } from './testing/variantsForFile';
import { drawImage } from './testing/drawImage';
import { backendForFile } from '../../testing/backendForFile';
import { beforeTests } from '../../testing/beforeTests';
import { tokensOf } from '../../testing/tokensOf';

const backend = backendForFile();
const tokens = beforeTests(() => tokensOf(backend, 'content', 'newcomer'));

const put = (content: Uint8Array | string, name: string, language: 'ru' | 'en' = 'ru') =>
  backend.send(putFile, {
    token: tokens.content,
    language,
    params: { subjectId: crypto.randomUUID() },
    body: { bucket: 'public' },
    file: fileOf(content, name),
  });

test.each([
  ['pdf', pdf],
  ['docx', docxOf],
  ['xlsx', xlsxOf],
] as const)('a %s is kept as it is and comes back as a download', async (extension, make) => {
  const content = make();
  const { status, body } = await put(content, `Положение о стипендиях.${extension}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: null, size: content.length });
  const params = { bucket: 'public', fileName: body.fileName };
  const answer = await backend.send(getFile, { params });
  expect(answer.bytes.equals(content)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': body.mime,
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  const name = encodeURIComponent('Положение о стипендиях');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="_________ _ __________.${extension}"; filename*=UTF-8''${name}.${extension}`,
  );
});

const macro = { name: 'word/vbaProject.bin', text: 'Sub AutoOpen()' };

test.each([
  ['an archive called DOCX', 'FILE_TYPE', zipOf([{ name: 'readme.txt', text: 'hello' }])],
  ['a DOCX with macros', 'FILE_MACROS', docxOf(macro)],
  ['a DOCX that was cut off', 'FILE_BROKEN', docxOf().subarray(0, -30)],
  ['a DOCX with something hung on', 'FILE_BROKEN', Buffer.concat([docxOf(), Buffer.from('MZ')])],
  [
    'a DOCX without a text',
    'FILE_BROKEN',
    Buffer.from(
      docxOf()
        .toString('latin1')
        .replaceAll('word/document.xml', 'word/documenT.xml')
        .replace('PartName="/word/documenT', 'PartName="/word/document'),
      'latin1',
    ),
  ],
  ['a PDF that was cut off', 'FILE_BROKEN', pdf().subarray(0, 60)],
  ['a page called PDF', 'FILE_TYPE', '<html><script>alert(1)</script></html>'],
] as const)('%s is refused as %s', async (_, code, content) => {
  const { status, body } = await put(content, 'file.docx');
  expect({ status, code: body.code, fields: body.fields }).toEqual({
    status: 422,
    code,
    fields: { file: code },
  });
});

test.each([
  ['FILE_MACROS', docxOf(macro)],
  ['FILE_BROKEN', pdf().subarray(0, 60)],
  ['FILE_TYPE', '<html><script>alert(1)</script></html>'],
] as const)('what somebody brings to a ticket is looked at as well: %s', async (code, content) => {
  const { status, body } = await backend.send(putFile, {
    token: tokens.newcomer,
    params: { subjectId: crypto.randomUUID() },
    body: { bucket: 'ticket' },
    file: fileOf(content, 'file.docx'),
  });
  expect({ status, code: body.code }).toEqual({ status: 422, code });
});

test.each([
  ['../../etc/passwd.pdf', 'FILE_NAME_PATH'],
  ['..\\windows\\file.pdf', 'FILE_NAME_PATH'],
  ['C:file.pdf', 'FILE_NAME_PATH'],
  ['..', 'FILE_NAME_PATH'],
  ['file\u0000.pdf', 'FILE_NAME_CHARACTERS'],
  ['annfdp\u202excod.pdf', 'FILE_NAME_CHARACTERS'],
  [`${'я'.repeat(252)}.pdf`, 'FILE_NAME_LONG'],
  ['invoice.exe.pdf', 'FILE_NAME_EXTENSIONS'],
  ['page.php.pdf', 'FILE_NAME_EXTENSIONS'],
  ['photo.jpg.pdf', 'FILE_NAME_EXTENSIONS'],
  ['file.exe', 'FILE_EXTENSION'],
  ['file.svg', 'FILE_EXTENSION'],
])('the name %j is refused as %s', async (name, code) => {
  const { status, body } = await put(pdf(), name, 'en');
  expect({ status, code: body.code }).toEqual({ status: 422, code });
});

test.each(['Заявление от 12.05.2026.pdf', 'report v2.1.pdf', 'blob', "O'Neill (copy).PDF"])(
  'the name %j is taken',
  async (name) => {
    const { status, body } = await put(pdf(), name);
    expect(status).toBe(200);
    expect(body.originalName).toBe(name);
  },
);

test('a picture under the name of a document is called what it is', async () => {
  const { body } = await put(await drawImage('png', { width: 40, height: 40 }), 'scan.pdf');
  const answer = await backend.send(getFile, {
    params: { bucket: 'public', fileName: body.fileName },
  });
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="scan.png"/);
});
