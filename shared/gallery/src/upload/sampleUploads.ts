import { ApiError } from '@campus/shared/api/ApiError';
import type { Upload } from '@campus/shared/upload/useUploads';

/** Stays at 40 %. */
export const stuck: Upload = (_, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
};

const broken = 'Файл повреждён. Откройте его у себя, сохраните заново и загрузите ещё раз.';

/** Fails at once, before anybody could see it wait. */
export const failing: Upload = () => {
  throw new ApiError(422, broken);
};

/** As different as a real server: a name with «скан» fails, the rest are under way. */
export const mixed: Upload = (file, options) =>
  file.name.includes('скан') ? failing(file, options) : stuck(file, options);

export const samplePdf = (name: string, kilobytes = 240) =>
  new File(['x'.repeat(kilobytes * 1024)], name, { type: 'application/pdf', lastModified: 0 });
