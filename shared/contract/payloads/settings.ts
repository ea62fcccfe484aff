import * as z from 'zod/mini';
import { longTexts, multiline, version } from '../fields';

const max = 20_000;

/** One text for everybody, or one for each language. */
export const settingUpdaterDto = z.object({
  value: z.union([multiline(0, max), longTexts(0, max)], 'INVALID'),
  version,
});
