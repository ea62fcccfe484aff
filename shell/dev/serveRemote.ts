import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** `webpack serve` for the remote in FOLDER, ended by the process that started it. */
async function main() {
  const { default: config } = (await import(`${process.env.FOLDER}/webpack.config.ts`)) as {
    default: Configuration;
  };
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack gave no compiler');
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('serveRemote', () => resolve());
  });
  const server = new WebpackDevServer(config.devServer, compiler);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('disconnect', stop);
  await server.start();
  await built;
  process.send?.({ type: 'ready', port: Number(server.options.port) });
}

await main();
