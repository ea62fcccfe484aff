/** The rows 0, 1, … made one by one, each time anew: millions of them do not fit the memory. */
export const repeat = <T>(count: number, create: (index: number) => T): Iterable<T> => ({
  *[Symbol.iterator]() {
    for (let index = 0; index < count; index += 1) yield create(index);
  },
});
