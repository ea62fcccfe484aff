import { randomUUID } from 'node:crypto';
import { getFile, putFile, type MediaFile } from '@campus/shared/contract/files';
import { createVariants } from '../files/createVariants';
import { drawImage } from './drawImage';
import { fileDeskForFile } from './fileDeskForFile';
import { fileOf } from './fileOf';

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
