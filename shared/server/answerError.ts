import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey, TextByLanguage } from '@campus/shared/contract/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedLanguage } from './acceptedLanguage';
import { InvalidInput, BaseRefusal, type FieldProblem, type Params } from './BaseRefusal';
import { refusalTexts } from './refusalTexts';

export interface ErrorAnswers {
  /** The sentence for each code that this server answers. */
  texts: Readonly<Record<string, TextByLanguage>>;
  /** How a field is called in the sentence about it; a field without a name goes unnamed. */
  fieldNames?: Readonly<Record<string, TextByLanguage>>;
  /** What else was thrown, as a refusal. */
  refusalOf: (error: unknown) => BaseRefusal;
  /** What went wrong on our side goes here, not to the caller. */
  log: (error: unknown, request: FastifyRequest, what: string) => void;
}

const codeOfStatus: Record<number, keyof typeof refusalTexts> = {
  400: 'MALFORMED',
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'MEDIA_TYPE',
};

/** A refusal by the HTTP layer itself, such as a body that is not JSON. */
function refusalByHttp(error: unknown): BaseRefusal | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  const code = typeof status === 'number' ? codeOfStatus[status] : undefined;
  return code && new BaseRefusal(status as number, code);
}

/** A sentence with its braces filled. */
export const fillParams = (text: string, params: Params) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

type Words = Pick<ErrorAnswers, 'texts' | 'fieldNames'>;

const sentenceOf = (code: string, language: LanguageKey, params: Params, { texts }: Words) =>
  fillParams((texts[code] ?? refusalTexts.INVALID)[language], params);

/** As it goes on behind a colon; an abbreviation (СНИЛС) keeps its letters. */
const goingOn = (text: string) =>
  text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

function aboutField({ path, code, params }: FieldProblem, language: LanguageKey, words: Words) {
  const name = words.fieldNames?.[path]?.[language];
  const text = sentenceOf(code, language, params, words);
  return name && !text.startsWith(name) ? `${name}: ${goingOn(text)}` : text;
}

function messageOf(refusal: BaseRefusal, language: LanguageKey, words: Words) {
  if (refusal instanceof InvalidInput)
    return [...new Set(refusal.problems.map((problem) => aboutField(problem, language, words)))];
  const { status, code, details } = refusal;
  const text = sentenceOf(code, language, refusal.paramsIn(language), words);
  const reasons = details.reasons?.(language);
  return status === 422 || reasons ? [text, ...(reasons ?? [])] : text;
}

function bodyOf(refusal: BaseRefusal, language: LanguageKey, words: Words): ErrorBody {
  const { status, code, details } = refusal;
  const { fields, current, suggestion, changedBy, changedAt } = details;
  const message = messageOf(refusal, language, words);
  return { statusCode: status, message, code, fields, current, suggestion, changedBy, changedAt };
}

/** Answers anything that was thrown; what is not meant for the caller stays out of it. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { refusalOf, log, ...words }: ErrorAnswers,
) {
  const refusal = error instanceof BaseRefusal ? error : (refusalByHttp(error) ?? refusalOf(error));
  const { retryAfter } = refusal.details;
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (refusal.status >= 500) log(error, request, 'failed');
  const language = acceptedLanguage(request.headers['accept-language']);
  reply.code(refusal.status).send(bodyOf(refusal, language, words));
}
