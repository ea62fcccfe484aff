import { beforeTests } from './beforeTests';
import { startTestBackend } from './startTestBackend';

/** The backend of a file of tests, from the first of them to the last. */
export function backendForFile() {
  const backend = beforeTests(startTestBackend);
  afterAll(() => backend.stop());
  return backend;
}
