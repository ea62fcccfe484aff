/** Lets whatever waits have its turn: a press, a paint, a network answer. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
