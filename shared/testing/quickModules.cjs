const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');

const core = createRequire(require.resolve('jest')).resolve('@jest/core');
const { default: Runtime } = createRequire(core)('jest-runtime');

/** Of a whole worker: what files hold, and what their modules were compiled to. */
const texts = new Map();
const compiled = new Map();

/** Such a module is compiled by Jest: it imports by the runtime of its own file of tests. */
const importsLater = /\bimport\s*\((?!\))/;

function read(filename, readAnew) {
  const { mtimeMs } = statSync(filename);
  const known = texts.get(filename);
  if (known?.mtimeMs === mtimeMs) return known.text;
  const text = readAnew();
  texts.set(filename, { mtimeMs, text });
  return text;
}

function compile(source, filename, parameters) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = importsLater.test(source)
    ? null
    : new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { source, head, script });
  return script;
}

/**
 * Jest reads and compiles the same thousand modules for every file of tests. Here a worker does so
 * once, and runs what it has in the page of each file.
 */
module.exports = class QuickModules extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor, fileCache } = this;

    const readAnew = fileCache.readFile.bind(fileCache);
    fileCache.readFile = (filename) => read(filename, () => readAnew(filename));

    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        const script = compile(source, filename, executor.injectedModuleParameters);
        if (script) return script.runInContext(context);
      } catch {
        // Jest says what is wrong.
      }
      return compileAnew(source, filename);
    };
  }
};
module.exports.default = module.exports;
