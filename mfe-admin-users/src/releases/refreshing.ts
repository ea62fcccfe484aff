/** A release may be taken back within seconds: who looks sees it without asking. */
export const refreshing = { refetchInterval: 5_000 };
