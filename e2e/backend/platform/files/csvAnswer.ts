import type { Readable } from 'node:stream';

/** A CSV file of this name; `requestId` keeps a browser from taking an earlier one for it. */
export const csvAnswer = (name: string, requestId: string, open: () => Readable) => ({
  headers: {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
    'cache-control': 'no-store',
  },
  etag: requestId,
  open: () => Promise.resolve({ stream: open() }),
});
