import { baseConfig } from '@campus/shared/build/baseConfig';
import { hydrationBundle } from '@campus/shared/build/serverBundle';
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
const scriptConfig = (file: string, entry: string, target: string): Configuration => ({
  ...{ name: file, entry, context, mode, resolve, module, stats, infrastructureLogging },
  target: [target, 'es2022'],
  devtool: false,
  performance: false,
  output: { path: `${folder}/dist`, filename: file },
  optimization: { ...optimization, splitChunks: false },
});

/** The service worker; another release is another worker. */
export const workerConfig: Configuration = {
  ...scriptConfig('sw.js', './worker/main.ts', 'webworker'),
  plugins: [
    new webpack.DefinePlugin({ shellRelease: JSON.stringify(releaseId(folder, readByShell)) }),
  ],
};

/** What stands in pages that the server has rendered, and fetches the rest. */
export const hydrationConfig = scriptConfig(hydrationBundle, './page/hydration/main.ts', 'web');
