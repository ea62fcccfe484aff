import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { execFileSync } from 'node:child_process';
import type { Compilation, Configuration } from 'webpack';
import 'webpack-dev-server';
import { BuildManifest, type BuildFiles } from './BuildManifest';
import type { RemoteManifest } from './RemoteManifest';
import { baseConfig, isDevelopment, previewFolder } from './baseConfig';
import { AnnounceDevelopment, developmentServer } from './developmentServer';
import { drawConfig } from './drawConfig';
import { drawFile } from './drawFile';
import { federationName } from './federationName';
import { kitVersion } from './kitVersion';
import { missingTexts } from './missingTexts';
import { readByRemotes, releaseId } from './releaseId';
import { borrowedByRemote, isLent, isPart } from './sharedModules';

function currentCommit(folder: string): string | null {
  try {
    const git = ['-C', folder, 'rev-parse', 'HEAD'];
    return execFileSync('git', git, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

interface Borrowed {
  options?: { shareKey?: string; requiredVersion?: string | false };
}

function borrowsOf(compilation: Compilation): Record<string, string> {
  const borrows: Record<string, string> = {};
  for (const module of compilation.modules) {
    const { shareKey, requiredVersion } = (module as Borrowed).options ?? {};
    if (shareKey) borrows[shareKey] = String(requiredVersion || '*');
  }
  return borrows;
}

const namesOf = ({ routes, slots }: RemoteDeclaration) => [
  ...routes.map(({ screen }) => screen),
  ...slots.map(({ widget }) => widget),
];

function filesOfScreens(declaration: RemoteDeclaration, files: BuildFiles) {
  return Object.fromEntries(
    namesOf(declaration).map((name) => {
      const found = files.imports[name];
      if (!found)
        throw new Error(`remote.ts declares ${name}, but nothing imports a ./${name} file`);
      return [name, found];
    }),
  );
}

const partsOfScreens = (declaration: RemoteDeclaration, { borrowed }: BuildFiles) =>
  Object.fromEntries(
    namesOf(declaration).map((name) => [name, (borrowed[name] ?? []).filter(isPart)]),
  );

const exposed = './src/remote.tsx';
/** The container is no entry of webpack's, so the refresh plugin does not find it by itself. */
const refreshed = ['@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry', exposed];

function browserConfig(folder: string, declaration: RemoteDeclaration): Configuration {
  const { name } = declaration;
  const release = releaseId(folder, readByRemotes) + (previewFolder ? '-preview' : '');
  const base = baseConfig({
    name,
    folder,
    publicPath: isDevelopment || previewFolder ? 'auto' : `/remotes/${name}/${release}/`,
    uniqueName: `${federationName(name)}-${release}`,
  });
  const describe = (files: BuildFiles, compilation: Compilation): RemoteManifest => ({
    release,
    commit: currentCommit(folder),
    contract: `^${kitVersion()}`,
    declaration,
    entry: files.entry.find((file) => file.endsWith('.js')) ?? '',
    exposed: (files.imports.remote ?? []).filter((file) => !files.entry.includes(file)),
    screens: filesOfScreens(declaration, files),
    parts: partsOfScreens(declaration, files),
    borrows: borrowsOf(compilation),
    missingTexts: missingTexts(folder),
    integrity: files.integrity,
  });
  return {
    ...base,
    // The script for the server is built into the same folder.
    output: { ...base.output, clean: { keep: drawFile } },
    entry: {},
    ...(isDevelopment && { devServer: developmentServer(name) }),
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: federationName(name),
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': isDevelopment ? refreshed : exposed },
        shared: borrowedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        // `mfe.json` says more, and the federation's own one cannot describe a refreshed module.
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new BuildManifest({ file: 'mfe.json', entry: federationName(name), describe }),
      ...(isDevelopment ? [new AnnounceDevelopment(name)] : []),
    ],
  };
}

const isDrawn = ({ routes }: RemoteDeclaration) => routes.some((route) => route.isDrawn);

/** The webpack configuration of a remote: one exposed module, everything big borrowed. */
export function remoteConfig(
  folder: string,
  declaration: RemoteDeclaration,
): Configuration | Configuration[] {
  const config = browserConfig(folder, declaration);
  if (isDevelopment || previewFolder || !isDrawn(declaration)) return config;
  return [config, drawConfig({ name: declaration.name, folder, entry: exposed, isLent })];
}
