import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { mapsFolder } from './mapsFolder';
import { root } from '@campus/shared/build/root';

interface Module {
  absoluteResourcePath: string;
}

/**
 * Makes source maps and puts them aside. They say files and lines and hold no sources. The build
 * itself is the same with and without: a map that counted among its files would make another release.
 */
export class SourceMapsAside {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler) {
    new webpack.SourceMapDevToolPlugin({
      test: /\.js$/,
      filename: '[file].map',
      append: false,
      module: true,
      noSources: true,
      moduleFilenameTemplate: ({ absoluteResourcePath }: Module) =>
        path.relative(root, absoluteResourcePath).replaceAll(path.sep, '/'),
    }).apply(compiler);
    const taken = new Map<string, Buffer>();

    compiler.hooks.thisCompilation.tap('SourceMapsAside', (compilation) => {
      // Between the names of files, which are final now, and that of the release: `BuildManifest`.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 0.5;
      compilation.hooks.processAssets.tap({ name: 'SourceMapsAside', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue;
          taken.set(name, source.buffer());
          compilation.deleteAsset(name);
        }
      });
    });

    compiler.hooks.afterEmit.tap('SourceMapsAside', () => {
      const target = mapsFolder(this.folder);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      for (const [name, content] of taken) writeFileSync(path.join(target, name), content);
    });
  }
}
