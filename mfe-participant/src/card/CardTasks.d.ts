/** No card yet: what is done, what is missing, and the one next step. */
export declare function CardTasks(): import("react").JSX.Element | null;
