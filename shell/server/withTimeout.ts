/**
 * Gives up waiting, not the work: undefined then, and its failure where it fails in time. It keeps no
 * process alive that has nothing else to do.
 */
export function withTimeout<T>(work: Promise<T>, milliseconds: number) {
  return new Promise<T | undefined>((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    timer.unref();
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
