/** Lets whatever waits have its turn: a press, a paint, a network answer. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
