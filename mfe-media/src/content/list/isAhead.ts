/** Whether a moment is still to come; none is not. */
export const isAhead = (moment: string | null | undefined): moment is string =>
  !!moment && Date.parse(moment) > Date.now();
