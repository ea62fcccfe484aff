export interface Received {
  method: string;
  /** With the query, without the origin. */
  path: string;
  token?: string;
  language?: string;
  body?: unknown;
}

interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answering = (request: Received, signal?: AbortSignal | null) => Answer | Promise<Answer>;

function bodyOf(body: unknown): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

const readRequest = (url: string, init: RequestInit): Received => {
  const headers = new Headers(init.headers);
  return {
    method: init.method ?? 'GET',
    path: url,
    token: headers.get('authorization')?.replace('Bearer ', ''),
    language: headers.get('accept-language') ?? undefined,
    body: bodyOf(init.body),
  };
};

const written = (body: unknown) =>
  body === undefined || typeof body === 'string' ? body : JSON.stringify(body);

/** Stands where the network would: answers every fetch and remembers what was asked. */
export function fakeServer(answering: Answering) {
  const requests: Received[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init = {}) => {
    const request = readRequest(address as string, init);
    requests.push(request);
    const { status = 200, body, headers } = await answering(request, init.signal);
    return new Response(written(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  });
  return { requests };
}

afterEach(() => jest.restoreAllMocks());
