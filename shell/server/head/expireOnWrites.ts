import type { FastifyInstance } from 'fastify';

interface Caches {
  /** By the path of the call that they were read with. */
  byCall: readonly { expire: (start: string) => void }[];
  settings: { expire: () => void };
}

/** `/api/media` of `/api/media/news/1`: what is read there, be it all of it, may be written elsewhere in it. */
const areaOf = (url: string) => url.split(/[/?]/, 3).join('/');

/** A POST adds something, unless it looks for what there is. */
const isChange = (method: string, url: string) =>
  ['PUT', 'PATCH', 'DELETE'].includes(method) || (method === 'POST' && !/\/filter(\?|$)/.test(url));

/** Who changes something through this door sees it in the next document. */
export const expireOnWrites = (app: FastifyInstance, { byCall, settings }: Caches) =>
  app.addHook('onSend', async ({ method, url }, { statusCode }) => {
    if (!isChange(method, url) || statusCode >= 400 || !url.startsWith('/api/')) return;
    if (url.startsWith('/api/settings/')) settings.expire();
    for (const cache of byCall) cache.expire(areaOf(url));
  });
