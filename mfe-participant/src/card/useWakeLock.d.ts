/** Keeps the screen lit while mounted, where the browser can and the battery allows. */
export declare function useWakeLock(): void;
