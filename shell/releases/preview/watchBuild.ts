import { home } from '@campus/shared/build/root';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { linkPackages } from '../linkPackages';

const webpack = path.join(home, 'node_modules/webpack/bin/webpack.js');

/** Builds a remote as for release, but for whatever address serves it; again with every change. */
export function watchBuild(folder: string, into: string) {
  linkPackages(folder);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', webpack, '--config', 'webpack.config.ts', '--watch'],
    { cwd: folder, stdio: ['ignore', 2, 2], env: { ...process.env, CAMPUS_PREVIEW: into } },
  );
  process.once('exit', () => child.kill());
}
