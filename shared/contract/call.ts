import type * as z from 'zod/mini';
import type { Role } from './roles';

/** Cache tags: a read provides them, a write invalidates them. */
export type Tag = 'Reset' | 'GetUserProfile' | 'News' | 'Event';

/** `public` ignores the token, `signedIn` takes any live session, a list names the roles. */
export type Access = 'public' | 'signedIn' | readonly Role[];

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  response: z.ZodMiniType;
  provides?: readonly Tag[];
  invalidates?: readonly Tag[];
  /** Sign-in calls: their refusals are the user's, not the console's. */
  quiet?: boolean;
}

type Part<C, K extends 'params' | 'query' | 'body'> = C extends { [P in K]: infer S }
  ? S
  : undefined;

type Field<K extends string, S> = S extends z.ZodMiniType
  ? object extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

type Parsed<K extends string, S> = S extends z.ZodMiniType ? { [P in K]: z.output<S> } : unknown;

/** What a caller gives: path parameters, query and body, each only where the call has it. */
export type CallInput<C> = Field<'params', Part<C, 'params'>> &
  Field<'query', Part<C, 'query'>> &
  Field<'body', Part<C, 'body'>>;

/** What a handler receives: the same after validation, with defaults filled in. */
export type ParsedInput<C> = Parsed<'params', Part<C, 'params'>> &
  Parsed<'query', Part<C, 'query'>> &
  Parsed<'body', Part<C, 'body'>>;

export type CallOutput<C extends Call> = z.output<C['response']>;

/** Declares one HTTP call. The client, the backend, OpenAPI and the tests all read this object. */
export const call = <const C extends Call>(declaration: C): C => declaration;
