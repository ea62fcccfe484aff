/** Resolves when every part of a drawn page is awake. */
export const whenBegun = () =>
  new Promise<void>((resolve) =>
    document.addEventListener('campus:begun', () => resolve(), { once: true }),
  );
