/** The script of a release with which the server draws first screens; no browser loads it. */
export const serverBundle = 'server.js';
