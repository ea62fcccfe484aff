import { readJson } from '@campus/shared/build/readJson';
import path from 'node:path';
import webpack from 'webpack';
import { monolithConfig, monolithFolder, type MonolithManifest } from './monolith.config';

export function buildMonolith(): Promise<MonolithManifest> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(monolithConfig);
    compiler?.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() =>
        resolve(readJson<MonolithManifest>(path.join(monolithFolder, 'monolith.json'))),
      );
    });
  });
}
