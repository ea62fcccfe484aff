import { baseConfig } from '@campus/shared/build/baseConfig';
import { readByShell, releaseId } from '@campus/shared/build/releaseId';
import webpack, { type Configuration } from 'webpack';

const folder = import.meta.dirname;
const { context, mode, resolve, module, optimization, stats, infrastructureLogging } = baseConfig({
  name: 'worker',
  folder,
  publicPath: '/',
  uniqueName: 'campus_worker',
});

/** One classic script beside the files of the shell. */
const scriptConfig = (name: string, entry: string, target: string): Configuration => ({
  ...{ name, entry, context, mode, resolve, module, stats, infrastructureLogging },
  target: [target, 'es2022'],
  devtool: false,
  performance: false,
  output: { path: `${folder}/dist`, filename: `${name}.js` },
  optimization: { ...optimization, splitChunks: false },
});

/** The service worker; another release is another worker. */
export const workerConfig: Configuration = {
  ...scriptConfig('sw', './worker/main.ts', 'webworker'),
  plugins: [
    new webpack.DefinePlugin({ shellRelease: JSON.stringify(releaseId(folder, readByShell)) }),
  ],
};

/** What stands in pages that the server has rendered, and fetches the rest. */
export const hydrationConfig = scriptConfig('hydration', './page/hydration/main.ts', 'web');
