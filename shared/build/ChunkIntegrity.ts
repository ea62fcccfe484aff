import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

/**
 * Hashes travel in the page's plan instead of in the bundles, so a chunk's hash never depends on
 * another's. `campusIntegrity` throws for an address that the plan does not know: fail closed.
 */
const guard = (source: string, tag: string, address: string) =>
  `${source}\n${tag}.integrity = globalThis.campusIntegrity(${address}); ${tag}.crossOrigin = 'anonymous';`;

/** Sets the integrity of every script and style that webpack's runtime adds to the page. */
export class ChunkIntegrity {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (source) => guard(source, 'script', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkIntegrity',
        (source, { tag, href }) => guard(source, tag, href),
      );
    });
  }
}
