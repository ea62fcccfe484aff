import { join } from 'node:path';

/** Where a picture of the demo data lies; `home` is the folder of the backend’s own files. */
export const pictureFile = (home: string, folder: string, name: string) =>
  join(home, 'seed/pictures', folder, `${name}.webp`);
