const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Area to module, for every folder `exhibits/<area>` of a remote. */
function areasOfRemotes(root) {
  const folders = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => path.join(root, name, 'exhibits'))
    .filter(existsSync);
  return folders.flatMap((folder) =>
    readdirSync(folder).map((area) => [area, path.join(folder, area, 'exhibits')]),
  );
}

const importOf = ([area, file]) => `${JSON.stringify(area)}: () => import(${JSON.stringify(file)})`;

/** Webpack loader for `src/remoteAreas.ts`: the areas of remotes in place of none. */
module.exports = function remoteAreas() {
  // A new area changes no file that webpack has seen.
  this.cacheable(false);
  const areas = areasOfRemotes(path.resolve(this.rootContext, '../..'));
  return `export const remoteAreas = { ${areas.map(importOf).join(', ')} };`;
};
