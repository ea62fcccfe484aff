import { root } from '@campus/shared/build/root';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kitVersion } from '../kitVersion';
import { cachedSurface } from './cachedSurface';
import { changesOf, type SurfaceChange } from './changesOf';
import { surfaceFile } from './kitSurface';
import { nextReport, releasedReport } from './nextReport';
import { readReport, writeReport, type SurfaceReport } from './report';

const atMost = 12;

function list(changes: readonly SurfaceChange[]) {
  const lines = changes
    .slice(0, atMost)
    .map(({ level, symbol, what }) => `  ${level}  ${symbol}: ${what}`);
  const more = changes.length - atMost;
  return [...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

const ownVersion = /("name": "@campus\/shared",\s*"version": ")[^"]+/;

function writeVersion(version: string) {
  for (const each of ['shared/package.json', 'package-lock.json']) {
    const file = path.join(root, each);
    const text = readFileSync(file, 'utf8');
    const next = text.replace(ownVersion, `$1${version}`);
    if (next !== text) writeFileSync(file, next);
  }
}

function write(report: SurfaceReport) {
  writeFileSync(surfaceFile, writeReport(report));
  writeVersion(report.version);
  console.log(`The kit is ${report.version}, after ${report.released.version}.`);
}

function refuse(text: string) {
  console.error(text);
  process.exitCode = 1;
}

/** What is committed is what the sources are, and has the version that follows. */
function check(
  committed: SurfaceReport | undefined,
  { report, changes }: ReturnType<typeof nextReport>,
) {
  const { version, released } = report;
  if (
    !committed ||
    writeReport(committed) !== writeReport({ ...report, version: committed.version })
  )
    return refuse(
      `shared/docs/kit-surface.txt is not what the kit is now: npm run kit.\n${list(changesOf(committed?.surface ?? {}, report.surface))}`,
    );
  if (committed.version !== version || kitVersion() !== version)
    refuse(
      `The kit is called ${kitVersion()}, and is ${version} by what has changed since ${released.version}: npm run kit.\n${list(changes)}`,
    );
}

const committed = existsSync(surfaceFile)
  ? readReport(readFileSync(surfaceFile, 'utf8'))
  : undefined;
const surface = await cachedSurface();
const next = nextReport(committed?.released ?? { version: kitVersion(), surface }, surface);

switch (process.argv[2]) {
  case undefined:
    write(next.report);
    console.log(list(next.changes));
    break;
  case 'check':
    check(committed, next);
    break;
  case 'release':
    write(releasedReport(next.report));
    break;
  default:
    refuse('npm run kit, npm run kit -- check, npm run kit -- release');
}
