const { createHash } = require('node:crypto');
const { transformSync, version } = require('@swc/core');

const optionsFor = (filename) => ({
  filename,
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: filename.endsWith('.ts')
      ? { syntax: 'typescript' }
      : { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' },
      // Calls of jest.mock come before what they replace is imported.
      hidden: { jest: true },
    },
  },
});

/** Makes CommonJS of TypeScript and of ES modules, as the products of webpack are made: by swc. */
module.exports = {
  process: (source, filename) => transformSync(source, optionsFor(filename)),
  getCacheKey: (source, filename, { configString }) =>
    createHash('sha1')
      .update(version)
      .update(JSON.stringify(optionsFor(filename)))
      .update(configString)
      .update(source)
      .digest('hex'),
};
