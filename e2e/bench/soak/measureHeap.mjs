import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Loaded before a process of the product: tells the one that started it what is alive, when asked.

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', (message) => {
    if (message !== 'heap') return;
    // What the first round has finalised goes with the second.
    collect();
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    process.send({ type: 'heap', heapUsed, rss });
  });
}
