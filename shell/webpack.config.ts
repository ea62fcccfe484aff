import { BuildManifest, type BuildFiles } from '@campus/shared/build/BuildManifest';
import type { ShellManifest } from '@campus/shared/build/RemoteManifest';
import { baseConfig, isDevelopment } from '@campus/shared/build/baseConfig';
import { readByShell, releaseId } from '@campus/shared/build/releaseId';
import { kitModules, lentByShell } from '@campus/shared/build/sharedModules';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import type { Configuration } from 'webpack';

const folder = import.meta.dirname;
const release = releaseId(folder, readByShell);
const base = baseConfig({
  name: 'shell',
  folder,
  publicPath: '/shell/',
  uniqueName: 'campus_shell',
});
const lent = lentByShell(isDevelopment);

const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)[\\/]/,
  name: 'framework',
  chunks: 'all' as const,
  enforce: true,
};

const describe = ({ entry, integrity }: BuildFiles): ShellManifest => ({
  release,
  scripts: entry.filter((file) => file.endsWith('.js')),
  styles: entry.filter((file) => file.endsWith('.css')),
  lends: Object.fromEntries(Object.entries(lent).map(([key, { version }]) => [key, version ?? '*'])),
  integrity,
});

const config: Configuration = {
  ...base,
  // A module that nothing of the shell imports would not be lent, so the whole kit is an entry.
  entry: { main: ['./src/main.tsx', ...kitModules()] },
  optimization: { ...base.optimization, splitChunks: { ...base.optimization?.splitChunks, cacheGroups: { framework } } },
  plugins: [
    ...(base.plugins ?? []),
    new ModuleFederationPlugin({
      name: 'campus_shell',
      shared: lent,
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
