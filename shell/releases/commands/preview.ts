import { root } from '@campus/shared/build/root';
import path from 'node:path';
import { servePreview } from '../preview/servePreview';
import { watchBuild } from '../preview/watchBuild';
import type { Context } from './Context';
import { remoteIn } from './remoteIn';
import type { Request } from './Request';
import { sourcesOf } from './sourcesOf';

const usualPort = 3200;

/** Goes on until it is stopped: what this machine builds can be tried out in production. */
export async function preview({ registry }: Context, { words, options }: Request) {
  const { name, folder } = sourcesOf(await remoteIn(registry, words[0]));
  const into = path.join(root, '.cache/preview', name);
  const { origin } = await servePreview(into, options.port ?? usualPort);
  watchBuild(folder, into);
  return { remote: name, origin };
}
