const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swc = require('@swc/core/package.json');
const typescript = require('typescript');

const own = createHash('sha256').update(readFileSync(module.filename)).digest('hex').slice(0, 8);

const optionsOf = (filename) => ({
  filename,
  configFile: false,
  swcrc: false,
  inputSourceMap: false,
  sourceMaps: true,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: /\.m?tsx?$/.test(filename)
      ? { syntax: 'typescript', tsx: filename.endsWith('x') }
      : { syntax: 'ecmascript', jsx: true },
    transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
  },
});

/** TypeScript for ts-jest, where swc does in a twentieth of the time what a lone file needs. */
module.exports = {
  ...typescript,
  // What ts-jest keeps of earlier runs is named by it.
  version: `${typescript.version}-swc.${swc.version}.${own}`,
  transpileModule(source, { fileName }) {
    // Loaded only where a file has changed.
    const { code, map } = require('@swc/core').transformSync(source, optionsOf(fileName));
    return { outputText: `${code}\n//# sourceMappingURL=`, sourceMapText: map, diagnostics: [] };
  },
};
