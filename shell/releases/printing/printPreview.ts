/** What to do with it now. */
export const printPreview = ({ remote, origin }: { remote: string; origin: string }) =>
  [
    `${remote} is being built, and served at ${origin}; Ctrl+C ends it.`,
    `A server whose DEVELOPMENT_ORIGINS has this address offers it at /admin/releases.`,
  ].join('\n');
