const longest = 100;

/**
 * A loader of a route: the old screen stays until the next one's code is there, but not for long.
 * A skeleton has to stand within 300 ms, also where a remote hangs.
 */
export const waitBriefly = (load: () => Promise<unknown>) => (): Promise<null> => {
  const late = new Promise((resolve) => setTimeout(resolve, longest));
  // Whoever mounts the screen meets the same failure and shows it.
  const loaded = load().catch(() => undefined);
  return Promise.race([loaded, late]).then(() => null);
};
