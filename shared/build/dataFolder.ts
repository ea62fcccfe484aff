import { home, isPackaged } from '@campus/shared/build/root';
import path from 'node:path';

/** Where the product keeps what it may not lose; `DATA_DIR` moves it. */
export const dataFolder = path.resolve(
  process.env.DATA_DIR || path.join(home, isPackaged ? '.campus' : 'var'),
);
