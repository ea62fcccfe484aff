import '../../shell/start/checkNode.mjs';

// Imported only now: an old Node could not link these, nor a fresh clone find tsx.
import('../../shell/start/install.mjs')
  .then(({ install }) => install())
  .then(() => import('tsx'))
  .then(() => import('./main.ts'));
