/** The text of an expression that calls a function in the page, and promises its answer as JSON. */
export const inPage = <Given extends unknown[]>(work: (...given: Given) => unknown, given: Given) =>
  `new Promise((resolve) => resolve((${String(work)})(...${JSON.stringify(given)}))).then((answer) => JSON.stringify(answer ?? null))`;
