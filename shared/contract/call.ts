import type * as z from 'zod/mini';
import type { Role } from './roles';

/** Cache tags: a read provides them, a write invalidates them. */
export type Tag = 'Reset' | 'GetUserProfile' | 'News' | 'Event' | 'Payment' | 'Release' | 'Footer';

/**
 * `public` ignores the token; `optional` answers everybody, and tells more to whom the token names;
 * `signedIn` takes any live session; a list names the roles; `signature` is a machine that signs
 * the bytes of its body.
 */
export type Access = 'public' | 'optional' | 'signedIn' | 'signature' | readonly Role[];

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `/registry/` is answered by the shell’s own server, the rest by the API. */
  path: `/api/${string}` | `/registry/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  /** What the query says where the caller does not: a filter names its page and order always. */
  defaults?: Readonly<Record<string, unknown>>;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  provides?: readonly Tag[];
  invalidates?: readonly Tag[];
  /** One file travels beside the fields of `body`, as multipart/form-data. */
  multipart?: true;
  /** Answers the bytes of a file instead of JSON. */
  binary?: true;
  /** Answers events for as long as the caller listens, as text/event-stream. */
  stream?: true;
  /** Bytes of a body, where the usual limit does not fit. */
  bodyLimit?: number;
  /** The work goes on after the answer. */
  status?: 202;
  /** Not of the 137: another backend may not have it, so every screen works without it. */
  extension?: true;
  /**
   * What a stolen token must not bring: staff who have not signed in or confirmed who they are within
   * ten minutes are refused (403 REAUTHENTICATION_REQUIRED) until a call that `isProof`.
   */
  isSensitive?: true;
  /** Its success is the proof that sensitive calls ask for. */
  isProof?: true;
  /** The login call, in each of its kinds: its refusals are the user's, not the console's. */
  isLogin?: boolean;
}

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { [P in K]: infer S }
  ? S
  : undefined;

type Field<K extends string, S> = S extends z.ZodMiniType
  ? object extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

/** A file as the server received it, in a place that is cleared after the answer. */
export interface UploadedFile {
  path: string;
  /** As its sender calls it: not to be trusted. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

type FileOf<C, F> = C extends { multipart: true } ? { file: F } : unknown;

type Parsed<K extends string, S> = S extends z.ZodMiniType ? { [P in K]: z.output<S> } : unknown;

/** What a caller gives: path parameters, query and body, each only where the call has it. */
export type CallInput<C> = Field<'params', Part<C, 'params'>> &
  Field<'query', Part<C, 'query'>> &
  Field<'body', Part<C, 'body'>> &
  FileOf<C, Blob>;

/** What a handler receives: the same after validation, with defaults filled in. */
export type ParsedInput<C> = Parsed<'params', Part<C, 'params'>> &
  Parsed<'query', Part<C, 'query'>> &
  Parsed<'body', Part<C, 'body'>> &
  FileOf<C, UploadedFile>;

export type CallOutput<C extends Call> = C extends { binary: true }
  ? Blob
  : C extends { stream: true }
    ? ReadableStream<Uint8Array>
    : z.output<C['response']>;

/** Declares one HTTP call. The client, the backend, OpenAPI and the tests all read this object. */
export const call = <const C extends Call>(declaration: C): C => declaration;
