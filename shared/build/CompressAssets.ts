import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import webpack, { type Compilation, type Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(compilation: Compilation, name: string) {
  const source = compilation.getAsset(name)?.source.buffer();
  if (!source) return;
  const [br, gz] = await Promise.all([brotli(source, best), zip(source, { level: 9 })]);
  compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(br));
  compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gz));
}

/** Brotli and gzip twins of every text file, made once at build time. */
export class CompressAssets {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompressAssets', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 10;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressAssets', stage }, (assets) =>
        Promise.all(
          Object.keys(assets)
            .filter((name) => /\.(js|css|svg)$/.test(name))
            .map((name) => compress(compilation, name)),
        ).then(() => undefined),
      );
    });
  }
}
