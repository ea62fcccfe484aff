import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { federationName } from '@campus/shared/build/federationName';
import type { Files } from './readFiles';

/** As webpack makes an identifier of `output.uniqueName`. */
const identifier = (text: string) => text.replace(/[^\w$]+/g, '_');

const isScript = (file: string) => file.endsWith('.js');

/**
 * Every script of the release registers under a name with the release in it: with one name for
 * all, the chunks of a broken release would be taken for those of the one before.
 */
export function checkUniqueName(files: Files, manifest: RemoteManifest): string[] {
  const { declaration, release, entry, integrity } = manifest;
  const container = federationName(declaration.name);
  const registers = `webpackChunk${identifier(`${container}-${release}`)}`;
  const has = (file: string, text: string) => files.get(file)?.includes(text) ?? true;
  const strangers = Object.keys(integrity).filter(
    (file) => isScript(file) && !has(file, registers),
  );
  return [
    ...strangers.map(
      (file) =>
        `${file} does not register as ${registers}: set output.uniqueName to "${container}-${release}", as remoteConfig does.`,
    ),
    ...(has(entry, `/remotes/${declaration.name}/${release}/`)
      ? []
      : [
          `${entry} does not load from /remotes/${declaration.name}/${release}/: set output.publicPath to it, as remoteConfig does.`,
        ]),
  ];
}
