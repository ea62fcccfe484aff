import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '@campus/shared/contract/call';
import type { Upload } from '@campus/shared/server/serveCalls';
import type { FastifyRequest } from 'fastify';
import { fileTooLarge } from '../files/refuseFile';
import { Refusal } from '../access/Refusal';

/** No bucket takes more; what each of them takes is checked once the file is known. */
export const uploadLimit = 20 * 1024 * 1024;

const limits = { files: 1, fields: 10, fieldSize: 20_000, fileSize: Infinity, headerPairs: 50 };

/** Texts in two languages come as JSON, everything else as it is. */
function valueOf(text: unknown): unknown {
  if (typeof text !== 'string' || !text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Writes to the disk while it counts and hashes, so that a file never lies in memory. */
async function keep(source: Readable, path: string, name: string): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > uploadLimit ? fileTooLarge(uploadLimit) : null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(path));
  return { path, name, size, sha256: hash.digest('hex') };
}

async function receiveParts(request: FastifyRequest, folder: string) {
  const fields: Upload['fields'] = {};
  let file: UploadedFile | undefined;
  // Paths in names are kept by the parser: they are refused, not mended.
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') fields[part.fieldname] = valueOf(part.value);
    else file = await keep(part.file, join(folder, 'file'), part.filename);
  }
  return { fields, file };
}

/** Errors of the parser carry neither a status nor a system's code: the form is ill-made. */
function failureOf(error: unknown, { raw }: FastifyRequest) {
  const { statusCode, errno } = error as { statusCode?: unknown; errno?: unknown };
  const isOurs = error instanceof Refusal || (errno !== undefined && !raw.destroyed);
  return isOurs || statusCode ? error : new Refusal(400, 'MALFORMED');
}

/**
 * Receives a form into a new folder inside `uploads`.
 * @throws Refusal 400 or 413, with nothing left behind.
 */
export async function receiveUpload(request: FastifyRequest, uploads: string): Promise<Upload> {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, 'upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await receiveParts(request, folder)), discard };
  } catch (error) {
    await discard();
    // The rest is read and dropped: who is still sending would not hear the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw failureOf(error, request);
  }
}
