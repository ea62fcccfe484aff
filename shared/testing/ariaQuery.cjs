/** The one that the environment has read: reading it anew for each file takes longer than many a test. */
module.exports = globalThis.ariaQuery;
