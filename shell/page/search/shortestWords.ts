/** One letter finds everything, which is nothing. */
export const shortestWords = 2;
