import { backendForFile } from './backendForFile';
import { beforeTests } from './beforeTests';
import { openFileDesk } from './openFileDesk';

/** The backend of a file of tests, and those who work with files in it. */
export function fileDeskForFile() {
  const backend = backendForFile();
  return { backend, desk: beforeTests(() => openFileDesk(backend)) };
}
