import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { chunkTimeout } from './chunkTimeout';

const assignment = 'script.src = url;';

/** The browser takes an address of a script only from the page's own policy for them. */
function throughPolicy(source: string) {
  if (!source.includes(assignment)) throw new Error('webpack sets a script’s address another way');
  return source.replace(assignment, 'script.src = globalThis.campusTrust.script(url);');
}

/**
 * Hashes travel in the page's plan instead of in the bundles, so a chunk's hash never depends on
 * another's. `integrityOf` throws for an address that the plan does not know: fail closed.
 */
const hashed = (source: string, tag: string, address: string) =>
  `${source}\n${tag}.integrity = globalThis.campusTrust.integrityOf(${address}); ${tag}.crossOrigin = 'anonymous';`;

/** A script has a deadline of webpack's own, a style has none. */
const withDeadline = (source: string, tag: string) =>
  `${source}\nsetTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: 'timeout', target: ${tag} }), ${chunkTimeout});`;

/** Lets webpack's runtime add only those scripts and styles to the page that its plan knows. */
export class ChunkTrust {
  /** Without hashes while developing: files change and keep their names. */
  constructor(private readonly withHashes: boolean) {}

  apply(compiler: Compiler) {
    const { withHashes } = this;
    compiler.hooks.thisCompilation.tap('ChunkTrust', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkTrust',
        (source) => {
          const trusted = throughPolicy(source);
          return withHashes ? hashed(trusted, 'script', 'url') : trusted;
        },
      );
      if (!withHashes) return;
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkTrust',
        (source, { tag, href }) => withDeadline(hashed(source, tag, href), tag),
      );
    });
  }
}
