import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { drawFile } from '@campus/shared/build/drawFile';
import type { Files } from './readFiles';

/** What the server is to draw comes with the script that it draws it with. */
export function checkDrawing(files: Files, { declaration }: RemoteManifest): string[] {
  const drawn = declaration.routes.filter(({ isDrawn }) => isDrawn);
  if (files.has(drawFile)) return [];
  return drawn.map(
    ({ path }) =>
      `The route ${path} is declared as drawn by the server, and ${drawFile} is not there: build with remoteConfig.`,
  );
}
