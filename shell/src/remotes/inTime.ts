import { LoadError } from './LoadError';

/** Gives up waiting, not the work: a hung script gives no error of its own. */
export function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = new LoadError('late', `Nothing came in ${Math.round(patience)} ms`);
    timer = setTimeout(() => reject(error), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
