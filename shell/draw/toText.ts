import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Waits for whatever is lazy; rejects with the first error that nothing in the tree has caught. */
export const toText = (tree: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      decodeStrings: false,
      write(part: string | Buffer, _encoding, done) {
        text += part.toString();
        done();
      },
      final(done) {
        resolve(text);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // Large parts would be moved into place by scripts, which the policy of the page stops.
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
