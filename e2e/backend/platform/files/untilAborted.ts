/** What comes of the work, unless the signal is given before. @throws the reason of the signal */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, given]);
}
