import { onChange } from './onChange';

/** While developing, what failed starts again with the next change of its sources. */
export const untilChanged = (folders: readonly string[]) => () =>
  new Promise<boolean>((resolve) => {
    const stop = onChange(folders, () => {
      stop();
      resolve(true);
    });
  });
