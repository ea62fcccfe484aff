import { root } from '@campus/shared/build/root';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readReport } from './report';
import type { Surface } from './Surface';

export const surfaceFile = path.join(root, 'shared/docs/kit-surface.txt');

let known: Surface | undefined;

/** The surface as it is committed, which `npm run lint` keeps true; nothing where it does not come along. */
export function kitSurface(): Surface | undefined {
  if (!known && existsSync(surfaceFile))
    known = readReport(readFileSync(surfaceFile, 'utf8')).surface;
  return known;
}
