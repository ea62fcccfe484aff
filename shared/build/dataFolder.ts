import path from 'node:path';
import { root } from '@campus/shared/build/root';

/** Where the product keeps what it may not lose; `DATA_DIR` moves it. */
export const dataFolder = path.resolve(process.env.DATA_DIR ?? path.join(root, 'var'));
