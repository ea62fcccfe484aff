import { home } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { linkPackages } from './linkPackages';

const webpack = path.join(home, 'node_modules/webpack/bin/webpack.js');

interface Options {
  config?: string;
  /** Put aside, into `mapsFolder`. */
  hasMaps?: boolean;
}

/** Builds the package in this folder; rejects with what webpack said. */
export function build(
  folder: string,
  { config = 'webpack.config.ts', hasMaps = false }: Options = {},
): Promise<void> {
  linkPackages(folder);
  return new Promise((resolve, reject) => {
    // Webpack leaves much behind that is young: fewer rounds of the collector.
    const node = ['--max-semi-space-size=64', '--import', 'tsx'];
    const child = spawn(process.execPath, [...node, webpack, '--config', config], {
      cwd: folder,
      env: { ...process.env, CAMPUS_MAPS: hasMaps ? '1' : '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    let said = '';
    const listen = (chunk: Buffer) => (said += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => {
      process.removeListener('exit', end);
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(folder)} does not build:\n${said}`));
    });
  });
}
