/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Refusal } from '../access/Refusal';
import { docxOf, pdf, typesOf, xlsxOf, zipOf } from '../../domains/files/testing/variantsForFile';
import { checkDocument } from './checkDocument';
import type { DocumentFormat } from './fileFormats';

/** Why a document is refused; nothing where it is taken. */
async function verdict(content: Buffer, format: DocumentFormat) {
  const path = join(tmpdir(), randomUUID());
  await writeFile(path, content);
  try {
    await checkDocument(path, format);
    return undefined;
  } catch (error) {
    const { code, status } = error as Refusal;
    return status === 422 ? code : status;
  } finally {
    await rm(path);
  }
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (type: string, target: string, mode = ' TargetMode="External"') => ({
  name: 'word/_rels/settings.xml.rels',
  text: `<?xml version="1.0"?><r:Relationships xmlns:r="x"><r:Relationship Id="1" Type="${type}" Target="${target}"${mode}/></r:Relationships>`,
});
const typed = (more: string, ...parts: Parameters<typeof zipOf>[0]) =>
  zipOf([
    typesOf('word/document.xml', 'wordprocessingml.document', more),
    { name: 'word/document.xml', text: '<w:document/>' },
    ...parts,
  ]);
const compound = Buffer.from('d0cf11e0a1b11ae1aaaa', 'hex');
const part = (name: string, text: string | Buffer = 'x') => ({ name, text });
const zeros = (count: number) => ({ ...part('word/a.xml', Buffer.alloc(count)), isDeflated: true });

describe('a document of Word or Excel', () => {
  test.each([
    ['that is the smallest', docxOf()],
    [
      'whose parts are packed',
      docxOf({ ...part('word/a.xml', 'x'.repeat(9_000)), isDeflated: true }),
    ],
    ['with links that somebody presses', docxOf(link(`${office}/hyperlink`, 'https://a.example/'))],
    ['with pictures inside', docxOf(link(`${office}/image`, 'media/image1.png', ''))],
    ['with an empty part and a folder', docxOf(part('word/', ''), part('word/empty.xml', ''))],
    ['with a chart', docxOf(part('word/embeddings/Microsoft_Excel_Sheet1.xlsx', xlsxOf()))],
    ['with a space in a name', docxOf(part('word/media/image%201.png'))],
  ])('%s is taken', async (_, content) => {
    expect(await verdict(content, 'docx')).toBeUndefined();
  });

  test.each([
    [
      'a template elsewhere',
      'FILE_EXTERNAL',
      docxOf(link(`${office}/attachedTemplate`, 'https://evil.example/a.dotm')),
    ],
    [
      'a template of another computer',
      'FILE_EXTERNAL',
      docxOf(link(`${office}/attachedTemplate`, '\\\\evil\\a.dotm', '')),
    ],
    [
      'a picture elsewhere',
      'FILE_EXTERNAL',
      docxOf(link(`${office}/image`, 'https://evil.example/a.png')),
    ],
    [
      'a link in a word that a reader spells out',
      'FILE_EXTERNAL',
      docxOf(link(`${office}/image`, 'a.png', ' TargetMode="&#69;xternal"')),
    ],
    [
      'an index in UTF-16',
      'FILE_EXTERNAL',
      docxOf({
        ...link('', ''),
        text: Buffer.from(`\ufeff${link(`${office}/image`, 'https://a.example').text}`, 'utf16le'),
      }),
    ],
    [
      'an index with a definition of its own',
      'FILE_BROKEN',
      docxOf({ ...link('', ''), text: '<!DOCTYPE a [<!ENTITY b "External">]><a/>' }),
    ],
    [
      'an index in a rare encoding',
      'FILE_BROKEN',
      docxOf({ ...link('', ''), text: '<?xml version="1.0" encoding="UTF-7"?><a/>' }),
    ],
    [
      'macros under another name',
      'FILE_MACROS',
      typed(
        '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/>',
        part('word/a.xml'),
      ),
    ],
    [
      'macros that only a link names',
      'FILE_MACROS',
      docxOf(
        link('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.xml', ''),
      ),
    ],
    ['macros that nothing names', 'FILE_MACROS', docxOf(part('word/media/image1.png', compound))],
    ['a program', 'FILE_MACROS', docxOf(part('word/embeddings/a.bin', 'MZ\u0000'))],
    [
      'a kind that has macros',
      'FILE_MACROS',
      zipOf([
        {
          name: '[Content_Types].xml',
          text: '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        },
        part('word/document.xml'),
      ]),
    ],
    [
      'the kind of a template',
      'FILE_BROKEN',
      zipOf([typesOf('word/document.xml', 'wordprocessingml.template'), part('word/document.xml')]),
    ],
    ['a part above the document', 'FILE_BROKEN', docxOf(part('../../evil.xml'))],
    ['a part of the whole disk', 'FILE_BROKEN', docxOf(part('/etc/passwd'))],
    ['a part of another system', 'FILE_BROKEN', docxOf(part('word\\..\\evil.xml'))],
    [
      'a name written in another way',
      'FILE_BROKEN',
      docxOf(part('word/_rels/document.xml.%72els')),
    ],
    ['two parts of one name', 'FILE_BROKEN', docxOf(part('word/A.xml'), part('word/a.xml'))],
    [
      'a part that calls itself something else',
      'FILE_BROKEN',
      docxOf({ ...part('word/a.xml'), inner: 'word/b.xml' }),
    ],
    ['a part larger than it says', 'FILE_BROKEN', docxOf({ ...zeros(9_000_000), claimed: 9 })],
    ['a part smaller than it says', 'FILE_BROKEN', docxOf({ ...zeros(9), claimed: 10 })],
    ['200 MB in 200 KB', 'FILE_BOMB', docxOf(zeros(200_000_000))],
    ['30 MB in 30 KB', 'FILE_BOMB', docxOf(zeros(30_000_000))],
    ['an endless index', 'FILE_BOMB', docxOf({ ...zeros(5_000_000), name: 'word/_rels/a.rels' })],
  ])('with %s is refused as %s', async (_, code, content) => {
    expect(await verdict(content, 'docx')).toBe(code);
  });

  test('that reads other workbooks is refused', async () => {
    const content = xlsxOf(link(`${office}/externalLink`, 'externalLinks/externalLink1.xml', ''));
    expect(await verdict(content, 'xlsx')).toBe('FILE_EXTERNAL');
  });

  test('whose parts share their bytes is refused', async () => {
    const twice = docxOf(part('word/a.xml', 'x'), part('word/b.xml', 'x'));
    const at = (name: string) => twice.lastIndexOf(name) - 46;
    twice.copy(twice, at('word/b.xml') + 42, at('word/a.xml') + 42, at('word/a.xml') + 46);
    expect(await verdict(twice, 'docx')).toBe('FILE_BROKEN');
  });
});

const packed = (text: string, dictionary = '/Filter/FlateDecode') =>
  Buffer.concat([
    Buffer.from(`9 0 obj<</Type/ObjStm/N 1/First 4${dictionary}>>stream\n`),
    deflateSync(Buffer.from(`7 0 ${text}`)),
    Buffer.from('\nendstream endobj\n'),
  ]);
const script = '<</S/JavaScript/JS(app.alert(1))>>';

describe('a PDF', () => {
  test.each([
    ['that is the smallest', pdf()],
    ['that begins at a page', pdf('/OpenAction[2 0 R/Fit]')],
    ['that goes to a page', pdf('/OpenAction<</S/GoTo/D[2 0 R/Fit]>>')],
    [
      'that begins as another object says',
      pdf('/OpenAction 7 0 R', packed('<</S/GoTo/D[2 0 R/Fit]>>')),
    ],
    [
      'with links that somebody presses',
      pdf('', '7 0 obj<</S/URI/URI(https://a.example)>>endobj\n'),
    ],
    ['about a language', pdf('', '7 0 obj(JavaScript, /JavaScripts)endobj\n')],
    ['with packed text', pdf('', packed('<</Title(Заявление)>>'))],
  ])('%s is taken', async (_, content) => {
    expect(await verdict(content, 'pdf')).toBeUndefined();
  });

  test.each([
    ['a script', 'FILE_SCRIPTS', pdf('', `7 0 obj${script}endobj\n`)],
    [
      'a script under a spelled name',
      'FILE_SCRIPTS',
      pdf('', '7 0 obj<</S/J#61vaScript>>endobj\n'),
    ],
    ['a packed script', 'FILE_SCRIPTS', pdf('', packed(script))],
    [
      'a packed script whose kind is not told',
      'FILE_SCRIPTS',
      pdf('', Buffer.from(packed(script).toString('latin1').replace('/Type/ObjStm', ''), 'latin1')),
    ],
    [
      'a packed script behind a comment',
      'FILE_SCRIPTS',
      pdf('', packed(script, '%stream\n/Filter/FlateDecode')),
    ],
    [
      'a packed script that breaks off',
      'FILE_BROKEN',
      pdf(
        '',
        Buffer.from(
          packed(`${script}${randomUUID().repeat(9)}`)
            .toString('latin1')
            .replace(/.{9}\nendstream/s, '\nendstream'),
          'latin1',
        ),
      ),
    ],
    [
      'objects packed twice',
      'FILE_BROKEN',
      pdf('', packed(script, '/Filter[/FlateDecode/ASCIIHexDecode]')),
    ],
    ['a program to start', 'FILE_SCRIPTS', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['a file inside', 'FILE_SCRIPTS', pdf('/Names<</EmbeddedFiles 7 0 R>>')],
    ['a form of another kind', 'FILE_SCRIPTS', pdf('/AcroForm<</XFA 7 0 R>>')],
    [
      'another document to open',
      'FILE_SCRIPTS',
      pdf('', '7 0 obj<</S/GoToR/F(\\\\\\\\evil\\\\a.pdf)>>endobj\n'),
    ],
    [
      'an address that opens by itself',
      'FILE_SCRIPTS',
      pdf('/OpenAction<</S/URI/URI(https://evil.example)>>'),
    ],
    [
      'such an address elsewhere in it',
      'FILE_SCRIPTS',
      pdf('/OpenAction 7 0 R', packed('<</S/URI/URI(https://evil.example)>>')),
    ],
    [
      'such an address behind many pages to begin with',
      'FILE_SCRIPTS',
      pdf('/OpenAction[2 0 R/Fit]'.repeat(20) + '/OpenAction<</S/URI/URI(https://evil.example)>>'),
    ],
    ['a password', 'FILE_PROTECTED', pdf('', 'trailer<</Encrypt 7 0 R>>\n')],
    ['a bomb', 'FILE_BOMB', pdf('', packed(`<<>>${' '.repeat(140_000_000)}`))],
    ['no end', 'FILE_BROKEN', pdf().subarray(0, -8)],
  ])('with %s is refused as %s', async (_, code, content) => {
    expect(await verdict(content, 'pdf')).toBe(code);
  });
});
