import { backendForFile } from './backendForFile';
import { beforeTests } from './beforeTests';
import { openDoor } from './openDoor';

/** The backend of a file of tests, and its entrance, where nobody has been before each of them. */
export function doorForFile() {
  const backend = backendForFile();
  const door = beforeTests(async () => openDoor(backend));
  beforeEach(async () => {
    backend.clock.shift = 0;
    backend.mails.length = 0;
    await door.forgetLimits();
  });
  return { backend, door };
}
