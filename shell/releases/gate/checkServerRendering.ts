import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { serverBundle } from '@campus/shared/build/serverBundle';
import type { Files } from './readFiles';

/** What the server is to draw comes with the script that it draws it with. */
export function checkServerRendering(files: Files, { declaration }: RemoteManifest): string[] {
  const rendered = declaration.routes.filter(({ isServerRendered }) => isServerRendered);
  if (files.has(serverBundle)) return [];
  return rendered.map(
    ({ path }) =>
      `The route ${path} is declared as rendered by the server, and ${serverBundle} is not there: build with remoteConfig.`,
  );
}
