import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { watchRemote } from './watchRemote';

interface Declared {
  remote: RemoteDeclaration;
}

/** `webpack serve` for the remote in FOLDER, ended by the process that started it. */
async function main() {
  const folder = process.env.FOLDER ?? process.cwd();
  const inFolder = (file: string) => pathToFileURL(path.join(folder, file)).href;
  const { default: config } = (await import(inFolder('webpack.config.ts'))) as {
    default: Configuration;
  };
  // The very object that the configuration has.
  const { remote: declaration } = (await import(inFolder('remote.ts'))) as Declared;
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('serveRemote', () => resolve());
  });
  const server = new WebpackDevServer(config.devServer, compiler);
  watchRemote(compiler, {
    folder,
    declaration,
    // Each time a module of its own: `import` would give the one of the first time.
    readDeclaration: async () =>
      ((await tsImport(inFolder('remote.ts'), import.meta.url)) as Declared).remote,
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
  });
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('disconnect', stop);
  await server.start();
  await built;
  process.send?.({ type: 'ready', port: Number(server.options.port) });
}

await main();
