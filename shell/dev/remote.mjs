import './checkNode.mjs';

// Imported only now: an old Node could not link these, nor a fresh clone find tsx.
import('./install.mjs').then(({ install }) => install()).then(() => import('./campus.mjs'));
