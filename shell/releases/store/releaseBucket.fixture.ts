import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);

const pageSize = 3;

/** What the releases need of S3, in memory: conditional writes and listing in pages. */
export async function releaseBucket() {
  const objects = new Map<string, Buffer>();
  let isLosing = false;

  function list(response: ServerResponse, asked: URLSearchParams) {
    const after = asked.get('continuation-token') ?? asked.get('start-after') ?? '';
    const prefix = asked.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const isCut = keys.length > page.length;
    const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const body = `<IsTruncated>${isCut}</IsTruncated>${next}${contents}`;
    xml(response, 200, `<ListBucketResult>${body}</ListBucketResult>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const key = pathname.split('/').slice(2).join('/');
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const content = await buffer(request);
      if (request.headers['if-none-match'] === '*' && objects.has(key))
        return void xml(response, 412, '<Error><Code>PreconditionFailed</Code></Error>');
      objects.set(key, content);
      if (isLosing) {
        isLosing = false;
        return void response.destroy();
      }
      return void response.writeHead(200, { etag: '"kept"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!key) return list(response, searchParams);
    if (!found) return void xml(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    return void response.writeHead(200, { 'content-length': found.length }).end(found);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    env: {
      RELEASES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      RELEASES_S3_BUCKET: 'releases',
      RELEASES_S3_KEY: 'the-key',
      RELEASES_S3_SECRET: 'the-secret',
    },
    /** The next file is kept, and whoever has sent it does not hear so. */
    loseAnswer: () => void (isLosing = true),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
