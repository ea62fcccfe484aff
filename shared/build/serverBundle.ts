/** The script of a release with which the server renders first screens; no browser loads it. */
export const serverBundle = 'server.js';

/** The script of the shell that hydrates what the server has rendered; it stands in the page itself. */
export const hydrationBundle = 'hydration.js';
