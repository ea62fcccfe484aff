#!/usr/bin/env node
// Imported only now: an old Node could not link it.
import('tsx').then(() => import('./create.ts'));
