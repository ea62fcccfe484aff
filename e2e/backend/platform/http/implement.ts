import type { Call, UploadedFile } from '@campus/shared/contract/call';
import { serveCalls, type CallHandlers, type ReceivedForm } from '@campus/shared/server/serveCalls';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual, createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayAt } from '@campus/shared/contract/days';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { isReading } from '@campus/shared/contract/isReading';
import { acceptedLanguage } from '@campus/shared/server/acceptedLanguage';
import { and, gt, inArray, lte, max } from 'drizzle-orm';
import type { Services } from '../Services';
import { messages } from '../messages/messages';
import type { Requester } from '../access/Requester';
import { Refusal } from '../access/Refusal';
import { fileTooLarge } from '../files/refuseFile';
import { logFailure } from './answerBackendError';
import { authenticate } from './authenticate';
import { serviceWorks } from './serviceWorkTables';
import { formatLocales } from '../messages/formatLocales';

const timeZone = 'Europe/Moscow';
const place = { ru: 'по Москве', en: 'Moscow time' } as const;

/** «01:00 по Москве», with the day where it is another one: «22 ноября, 01:00 по Москве». */
function untilInWords(end: number, now: number, language: LanguageKey) {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocales[language], { timeZone, ...parts }).format(end);
  const clock = `${format({ hour: '2-digit', minute: '2-digit' })} ${place[language]}`;
  if (dayAt(end) === dayAt(now)) return clock;
  return `${format({ day: 'numeric', month: 'long' })}, ${clock}`;
}

/** Works are announced hours ahead, so a few seconds late is soon enough. */
const freshFor = 5_000;

const endsAccount = '/api/auth/delete-current-user';

const keepsSession = ({ path }: Call) => path.startsWith('/api/auth/') && path !== endsAccount;

/** Whether a call has to wait for the end of the works; people stay signed in all the same. */
export const isWriting = (call: Call) => !isReading(call) && !keepsSession(call);

/** When the works end that forbid writing now. */
async function readEnd({ db, now }: Pick<Services, 'db' | 'now'>) {
  const { startsAt, endsAt, severity } = serviceWorks;
  const moment = new Date(now());
  const isOn = and(lte(startsAt, moment), gt(endsAt, moment));
  const [row] = await db
    .select({ end: max(endsAt) })
    .from(serviceWorks)
    .where(and(isOn, inArray(severity, ['READ_ONLY', 'DOWN'])));
  return row?.end?.getTime() ?? null;
}

/**
 * Refuses to write while works go on: what somebody saves into a database that is being moved
 * would be lost, so nobody is exempt, staff included.
 */
function createReadOnlyGuard(services: Pick<Services, 'db' | 'now'>) {
  let known = { end: null as number | null, readAt: -Infinity };
  return async (call: Call, { headers }: Pick<FastifyRequest, 'headers'>) => {
    if (!isWriting(call)) return;
    const time = services.now();
    if (Math.abs(time - known.readAt) >= freshFor)
      known = { end: await readEnd(services), readAt: time };
    const { end } = known;
    if (end === null || end <= time) return;
    const until = untilInWords(end, time, acceptedLanguage(headers['accept-language']));
    const retryAfter = Math.ceil((end - time) / 1_000);
    throw new Refusal(423, 'READ_ONLY', { params: { until }, retryAfter });
  };
}

/** No bucket takes more; what each of them takes is checked once the file is known. */
const uploadLimit = 20 * 1024 * 1024;

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
  const fields: ReceivedForm['fields'] = {};
  let file: UploadedFile | undefined;
  // Paths in names are kept by the parser: they are refused, not mended.
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') fields[part.fieldname] = valueOf(part.value);
    // Bytes may come without a name, whatever the parser’s types say.
    else file = await keep(part.file, join(folder, 'file'), part.filename ?? '');
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
async function receiveUpload(request: FastifyRequest, uploads: string): Promise<ReceivedForm> {
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

/** Seconds by which the sender's clock, or the way here, may differ. */
const tolerance = 300;

/** @throws Refusal 401 where there is no signature, or one of another time. */
function readSignature(headers: IncomingHttpHeaders, now: number) {
  const { 'x-signature': signature, 'x-timestamp': timestamp } = headers;
  const isTold = typeof signature === 'string' && typeof timestamp === 'string';
  // Ten digits exactly: where the moment ends and the body begins must not be open to doubt.
  const isInTime =
    isTold && /^\d{10}$/.test(timestamp) && Math.abs(Number(timestamp) - now / 1_000) <= tolerance;
  if (!isInTime || !/^[0-9a-f]{64}$/i.test(signature)) throw new Refusal(401, 'SIGNATURE');
  return { signature: Buffer.from(signature, 'hex'), timestamp };
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refusal(400, 'MALFORMED');
  }
}

/**
 * The routes of a scope are called by machines that sign: `x-signature` is the HMAC-SHA256, in hex,
 * of `x-timestamp` (seconds since 1970), the method and the path, a line feed after each, followed
 * by the bytes of the body. They are judged before they are read as JSON.
 */
function requireSignature(scope: FastifyInstance, { keys, now }: Services) {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, bytes, done) =>
    done(null, bytes),
  );
  // Before the body is read: a stranger's megabytes are not worth reading.
  scope.addHook('onRequest', async ({ headers }) => void readSignature(headers, now()));
  scope.addHook('preValidation', async (request) => {
    const { signature, timestamp } = readSignature(request.headers, now());
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    // The path says what is to be done with the body: for another operation it means something else.
    const head = `${timestamp}\n${request.method}\n${request.originalUrl}\n`;
    const expected = createHmac('sha256', keys.webhook).update(head).update(bytes).digest();
    if (!timingSafeEqual(expected, signature)) throw new Refusal(401, 'SIGNATURE');
    request.body = parse(bytes);
  });
}

/** Answers the calls of the contract with the services of this backend. */
export function implement(
  app: FastifyInstance,
  calls: Record<string, Call>,
  handlers: CallHandlers,
  services: Services,
) {
  serveCalls<Requester>(app, calls, handlers, {
    texts: messages,
    log: logFailure,
    visitorOf: (call, request) => authenticate(call, request, services.sessions),
    contextOf: ({ request: { id: requestId, headers }, ip, visitor, language }) => ({
      ...services,
      visitor,
      language,
      ip,
      userAgent: headers['user-agent'] ?? '',
      requestId,
    }),
    admit: createReadOnlyGuard(services),
    signatures: (scope) => requireSignature(scope, services),
    forms: {
      // Forms are understood where a file is expected, and nothing else is.
      prepare: async (scope) => {
        scope.removeContentTypeParser('application/json');
        await scope.register(multipart);
      },
      receive: (request) => receiveUpload(request, services.uploads),
    },
  });
}
