import { register } from 'tsx/esm/api';

// A thread does not take the loader of its process over.
register();
await import('./renderPages.ts');
