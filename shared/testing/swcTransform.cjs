const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const own = readFileSync(module.filename);
const { version } = require('@swc/core/package.json');

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

/** TypeScript and ES modules for Jest: a fresh clone has none of them transformed yet. */
module.exports = {
  getCacheKey: (source, filename, { instrument }) =>
    [own, version, source, filename, String(instrument)]
      .reduce((hash, part) => hash.update('\0').update(part), createHash('sha256'))
      .digest('hex'),
  // Loaded only where something has changed.
  process: (source, filename) => require('@swc/core').transformSync(source, optionsOf(filename)),
};
