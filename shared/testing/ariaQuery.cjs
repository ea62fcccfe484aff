/** The one that the environment of a page has read: to read it for each file of tests takes longer than many a test. */
module.exports = globalThis.ariaQuery ?? require('aria-query/lib/index.js');
