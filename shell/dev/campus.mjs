#!/usr/bin/env node
import './checkNode.mjs';

// Imported only now: an old Node could not link these.
import('tsx').then(() => import('./remote.ts'));
