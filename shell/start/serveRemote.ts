import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

/** `webpack serve` for the remote in FOLDER, ended by the process that started it. */
async function main() {
  const { default: config } = (await import(`../../${process.env.FOLDER}/webpack.config.ts`)) as {
    default: Configuration;
  };
  const server = new WebpackDevServer(config.devServer, webpack(config));
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('disconnect', stop);
  await server.start();
  process.send?.({ type: 'ready', port: Number(server.options.port) });
}

await main();
