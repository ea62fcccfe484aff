import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './baseConfig';
import { PlacelessIds } from './PlacelessIds';
import { serverBundle } from './serverBundle';
import { serverStyleRule } from './styleRule';

interface Options {
  name: string;
  folder: string;
  entry: string;
  /** As in the build for the browser. */
  classPrefix?: string;
  /** What is not in the script: the shell lends it when the script is run. */
  isLent?: (request: string) => boolean;
  /** Modules that are others on the server. */
  alias?: Record<string, string>;
  plugins?: Configuration['plugins'];
}

type Done = (error?: null, external?: string) => void;

/** The same modules once more as one script for the server, which draws first screens with it. */
export function serverConfig(options: Options): Configuration {
  const { folder, entry, isLent = () => false, alias, plugins = [] } = options;
  const name = `${options.name}-server`;
  const styles = serverStyleRule({ folder, classPrefix: options.classPrefix });
  const { context, mode, output, resolve, module, optimization, cache, stats, ...base } =
    baseConfig({ name, folder, publicPath: '/', uniqueName: name, styles });
  const { infrastructureLogging } = base;
  const { path, hashFunction } = output ?? {};
  return {
    ...{ name, context, mode, cache, stats, infrastructureLogging, entry },
    target: 'node20',
    resolve: { ...resolve, alias: { ...resolve?.alias, ...alias } },
    devtool: false,
    performance: false,
    output: { path, hashFunction, filename: serverBundle, library: { type: 'commonjs2' } },
    module,
    externals: [
      ({ request = '' }: { request?: string }, done: Done) =>
        isLent(request) ? done(null, `commonjs2 ${request}`) : done(),
    ],
    optimization: { ...optimization, splitChunks: false },
    plugins: [
      ...plugins,
      new PlacelessIds(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
