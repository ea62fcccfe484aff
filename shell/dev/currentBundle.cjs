// Read by Node as it is, before anything translates TypeScript, and by tests.
const { createHash } = require('node:crypto');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

const bundlesOf = (root) => path.join(root, '.cache/processes');

/** `e2e/backend/main.ts` is `e2e-backend-main`. */
const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll('/', '-');

function currentBundle(root, file) {
  const bundles = bundlesOf(root);
  try {
    const record = path.join(bundles, `${nameOf(file)}.json`);
    const { bundle, sources } = JSON.parse(readFileSync(record, 'utf8'));
    const isCurrent = Object.entries(sources).every(
      ([source, hash]) => hashOf(readFileSync(path.join(root, source))) === hash,
    );
    const found = path.join(bundles, bundle);
    return isCurrent && existsSync(found) ? found : undefined;
  } catch {
    // None has been made, or a source is gone.
    return undefined;
  }
}

module.exports = { bundlesOf, currentBundle, hashOf, nameOf };
