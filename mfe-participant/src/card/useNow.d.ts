/** Whole seconds of this device's clock; they stand still while not ticking, and on the server. */
export declare const useNow: (isTicking: boolean) => number;
