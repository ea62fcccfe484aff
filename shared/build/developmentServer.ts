import type { RemoteManifest } from '@campus/shared/build/RemoteManifest';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { dataFolder } from './dataFolder';
import { root } from '@campus/shared/build/root';

const announcements = path.join(dataFolder, 'development');

/** The same remote always has the same port: mfe- folders by their order, any other by its name. */
function portOf(name: string): number {
  const names = readdirSync(root).filter((folder) => folder.startsWith('mfe-'));
  const place = names.sort().indexOf(`mfe-${name}`);
  if (place >= 0) return 3100 + place;
  return 3200 + [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 800, 0);
}

/** Serves one remote to the running shell, with fast refresh. */
export const developmentServer = (name: string): ServerConfiguration => ({
  port: portOf(name),
  hot: true,
  headers: { 'access-control-allow-origin': '*' },
  allowedHosts: 'all',
  client: { webSocketURL: `ws://localhost:${portOf(name)}/ws`, overlay: false, logging: 'warn' },
});

/** Tells the shell's server that a remote is being developed, for as long as it is. */
export class AnnounceDevelopment {
  constructor(private readonly name: string) {}

  apply(compiler: Compiler) {
    const file = path.join(announcements, `${this.name}.json`);
    const withdraw = () => rmSync(file, { force: true });
    process.once('exit', withdraw);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
    compiler.hooks.emit.tap('AnnounceDevelopment', (compilation) => {
      const manifest = compilation.getAsset('mfe.json')?.source.source().toString();
      if (!manifest) return;
      mkdirSync(announcements, { recursive: true });
      const origin = `http://localhost:${portOf(this.name)}`;
      writeFileSync(
        file,
        JSON.stringify({ origin, manifest: JSON.parse(manifest) as RemoteManifest }),
      );
    });
  }
}
