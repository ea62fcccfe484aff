import { inc } from 'semver';
import { changesOf, levelOf, type SurfaceChange } from './changesOf';
import type { SurfaceReport } from './report';
import type { Surface } from './Surface';

interface Next {
  report: SurfaceReport;
  /** Since the last release. */
  changes: readonly SurfaceChange[];
}

/** The report that is true of a surface: its version follows from what has changed since the release. */
export function nextReport(released: SurfaceReport['released'], surface: Surface): Next {
  const changes = changesOf(released.surface, surface);
  const level = levelOf(changes);
  const version = level ? (inc(released.version, level) ?? '') : released.version;
  return { report: { version, surface, released }, changes };
}

/** The same surface as a release; one that says nothing new is a patch. */
export function releasedReport({ version, surface, released }: SurfaceReport): SurfaceReport {
  const next = version === released.version ? (inc(version, 'patch') ?? '') : version;
  return { version: next, surface, released: { version: next, surface } };
}
