/** The console is for the person who started it: requests are logged where they are asked for. */
export const logLevel = () => process.env.LOG_LEVEL ?? 'warn';
