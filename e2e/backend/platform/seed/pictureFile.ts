import { join } from 'node:path';

/** Where a picture of the demo data lies; `home` is the folder of the backend’s own files. */
export const pictureFile = (home: string, domain: string, name: string) =>
  join(home, 'domains', domain, 'seed/pictures', `${name}.webp`);
