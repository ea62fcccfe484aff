import { BuildManifest, type BuildFiles } from '@campus/shared/build/BuildManifest';
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { baseConfig, isDevelopment } from '@campus/shared/build/baseConfig';
import { readByShell, releaseId } from '@campus/shared/build/releaseId';
import { filesOfParts } from '@campus/shared/build/filesOfParts';
import { partOf } from '@campus/shared/build/partOf';
import { coreModules, laterModules, lentByShell } from '@campus/shared/build/sharedModules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Compilation, Configuration, Module } from 'webpack';

const folder = import.meta.dirname;
const release = releaseId(folder, readByShell);
const base = baseConfig({
  name: 'shell',
  folder,
  publicPath: '/shell/',
  uniqueName: 'campus_shell',
});

const loadersOf = (modules: string[]) =>
  `data:text/javascript,export default [${modules.map((key) => `() => import('${key}')`).join()}]`;

/** Each part of the kit is one file; libraries come with the part that uses them. */
const kitParts = {
  test: (module: Module) => partOf(module) !== undefined,
  name: partOf,
  chunks: 'async' as const,
  enforce: true,
};

const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/,
  name: 'framework',
  chunks: 'all' as const,
  enforce: true,
};

interface Provided {
  _name?: string;
  _version?: string | false;
}

/** What really is in the build, which is not always what the configuration wished. */
const lendsOf = (compilation: Compilation) =>
  Object.fromEntries(
    [...compilation.modules]
      .filter(({ type }) => type === 'provide-module')
      .map((module) => module as Provided)
      .map(({ _name = '', _version }) => [_name, _version || '*'] as const),
  );

const describe = ({ entry, integrity }: BuildFiles, compilation: Compilation): ShellManifest => ({
  release,
  scripts: entry.filter((file) => file.endsWith('.js')),
  styles: entry.filter((file) => file.endsWith('.css')),
  lends: lendsOf(compilation),
  parts: filesOfParts(compilation),
  integrity,
});

const config: Configuration = {
  ...base,
  // A module that nothing of the shell imports would not be lent, so the whole kit is an entry.
  entry: {
    main: [
      ...(isDevelopment ? ['./start/rememberRenderers.ts'] : []),
      './src/main.tsx',
      ...coreModules(),
      loadersOf(laterModules()),
    ],
  },
  optimization: {
    ...base.optimization,
    splitChunks: { ...base.optimization?.splitChunks, cacheGroups: { framework, kitParts } },
  },
  plugins: [
    ...(base.plugins ?? []),
    new ModuleFederationPlugin({
      name: 'campus_shell',
      shared: lentByShell(isDevelopment),
      shareStrategy: 'loaded-first',
      dts: false,
      dev: false,
      manifest: false,
      runtimePlugins: [
        path.join(folder, 'src/remotes/provideRuntime.ts'),
        path.join(folder, 'src/remotes/trustedEntry.ts'),
      ],
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
    new BuildManifest({ file: 'shell.json', entry: 'main', describe }),
  ],
};

export default config;
