/** What a release may be called: its version, which may name its build behind a plus. */
export const releaseName = /^\w[\w.+-]*$/;
