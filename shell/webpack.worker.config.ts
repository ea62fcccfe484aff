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

/** One classic script beside the files of the shell; another release is another worker. */
export const workerConfig: Configuration = {
  ...{ context, mode, resolve, module, stats, infrastructureLogging },
  name: 'worker',
  entry: './worker/main.ts',
  target: ['webworker', 'es2022'],
  devtool: false,
  performance: false,
  output: { path: `${folder}/dist`, filename: 'sw.js' },
  optimization: { ...optimization, splitChunks: false },
  plugins: [
    new webpack.DefinePlugin({ shellRelease: JSON.stringify(releaseId(folder, readByShell)) }),
  ],
};
