import { BuildManifest, type BuildFiles } from '@campus/shared/build/BuildManifest';
import { baseConfig } from '@campus/shared/build/baseConfig';
import { root } from '@campus/shared/build/root';
import path from 'node:path';
import webpack, { type Compilation, type Configuration } from 'webpack';
import type { MonolithManifest } from './startSides';

const facade = (name: string) => path.join(root, 'shared/facade', `${name}.ts`);

const importsOf = (compilation: Compilation) =>
  Object.fromEntries(
    compilation.chunkGroups.flatMap((group) =>
      group.origins.flatMap(({ module, request }) =>
        request && module?.context
          ? [[path.relative(root, path.resolve(module.context, request)), group.getFiles()]]
          : [],
      ),
    ),
  );

const describe = (
  { entry, integrity }: BuildFiles,
  compilation: Compilation,
): Omit<MonolithManifest, 'release'> => ({
  scripts: entry.filter((file) => file.endsWith('.js')),
  styles: entry.filter((file) => file.endsWith('.css')),
  integrity,
  imports: importsOf(compilation),
});

const monolithFolder = path.join(root, '.cache/bench/monolith');

const base = baseConfig({
  name: 'monolith',
  folder: path.join(root, 'shell'),
  publicPath: '/shell/',
  uniqueName: 'campus_monolith',
});

/** The same code with the same settings, only in one build that knows all of its parts. */
const config: Configuration = {
  ...base,
  entry: { main: './page/main.tsx' },
  output: { ...base.output, path: monolithFolder },
  resolve: {
    ...base.resolve,
    alias: {
      ...base.resolve?.alias,
      'react-router-dom$': facade('react-router-dom'),
      '@tanstack/react-query$': facade('react-query'),
      'react-i18next$': facade('react-i18next'),
    },
  },
  optimization: {
    ...base.optimization,
    splitChunks: {
      ...base.optimization?.splitChunks,
      cacheGroups: {
        framework: {
          test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/,
          name: 'framework',
          chunks: 'all',
          enforce: true,
        },
      },
    },
  },
  plugins: [
    ...(base.plugins ?? []),
    new webpack.NormalModuleReplacementPlugin(
      /\/createRemoteLoader$/,
      path.join(root, 'e2e/bench/createLocalLoader.ts'),
    ),
    new BuildManifest({ release: 'monolith', file: 'monolith.json', entry: 'main', describe }),
  ],
};

export default config;
