/** Gives up waiting, not the work. It keeps no process alive that has nothing else to do. */
export function withTimeout<T>(work: Promise<T>, milliseconds: number) {
  return new Promise<T | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    timer.unref();
    void work.then((done) => {
      clearTimeout(timer);
      resolve(done);
    });
  });
}
