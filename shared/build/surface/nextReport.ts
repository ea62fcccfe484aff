import { inc } from 'semver';
import { changesOf, levelOf, type Change } from './changesOf';
import type { Report } from './report';
import type { Surface } from './Surface';

interface Next {
  report: Report;
  /** Since the last release. */
  changes: readonly Change[];
}

/** The report that is true of a surface: its version follows from what has changed since the release. */
export function nextReport(released: Report['released'], surface: Surface): Next {
  const changes = changesOf(released.surface, surface);
  const level = levelOf(changes);
  const version = level ? (inc(released.version, level) ?? '') : released.version;
  return { report: { version, surface, released }, changes };
}

/** The same surface as a release; one that says nothing new is a patch. */
export function releasedReport({ version, surface, released }: Report): Report {
  const next = version === released.version ? (inc(version, 'patch') ?? '') : version;
  return { version: next, surface, released: { version: next, surface } };
}
