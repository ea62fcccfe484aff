import { payloadOf } from '../page/session/claimsOf';

const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  woff2: /^font\//,
  svg: /^image\//,
  png: /^image\//,
  webp: /^image\//,
};

const extensionOf = (url: string) => new URL(url).pathname.split('.').at(-1) ?? '';

/** An error page that came with status 200 in place of a script would otherwise stay for weeks. */
export function isKeepable({ status, type, headers, url }: Response): boolean {
  // Neither by a redirection nor unread: of what is opaque nobody knows what it is.
  const isOwn = (type === 'basic' || type === 'cors') && status === 200;
  const isForEver = headers.get('cache-control')?.includes('immutable') ?? false;
  const expected = types[extensionOf(url)];
  return isOwn && isForEver && Boolean(expected?.test(headers.get('content-type') ?? ''));
}

/** Whose token a request carries, unverified; nothing for staff, of whose answers none is kept. */
export function ownerOf({ headers }: Pick<Request, 'headers'>): string | null {
  const { kind, sub } = payloadOf(headers.get('authorization') ?? undefined);
  return kind === 'HUMAN' && typeof sub === 'string' ? sub : null;
}

const typeOf = ({ headers }: Response) => headers.get('content-type') ?? '';

/**
 * Whether it is what was asked for, and whole: whatever stands between, such as a network that asks to
 * be signed in to, answers with a page of its own, and that would take the place of what was kept.
 */
export async function isWholeAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200 || !/json/.test(typeOf(response))) return false;
  return response
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    );
}

export const isPictureAnswer = (response: Response) =>
  response.status === 200 && typeOf(response).startsWith('image/');

/** What is of no use later, such as a code that lives a minute, is kept as null. */
export async function withoutFields(
  response: Response,
  fields: readonly string[],
): Promise<Response> {
  if (fields.length === 0) return response;
  const body = (await response.clone().json()) as Record<string, unknown> | null;
  const found = fields.filter((field) => body?.[field]);
  if (found.length === 0) return response;
  const kept = { ...body, ...Object.fromEntries(found.map((field) => [field, null])) };
  const { status, headers } = response;
  const own = new Headers(headers);
  own.delete('content-length');
  own.delete('content-encoding');
  return new Response(JSON.stringify(kept), { status, headers: own });
}
