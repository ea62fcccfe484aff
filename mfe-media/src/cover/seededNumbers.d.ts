/** Numbers in [0, 1) that are the same for the same text, on the server and in every browser. */
export declare function seededNumbers(text: string): () => number;
