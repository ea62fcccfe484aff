/* Every second file of tests runs without a page: to read what works on one takes a fifth of its time. */
if ('document' in globalThis) require('./domSetup.ts');
