/** Resolves when the whole page is hydrated. */
export const whenHydrated = () =>
  new Promise<void>((resolve) =>
    document.addEventListener('campus:hydrated', () => resolve(), { once: true }),
  );
