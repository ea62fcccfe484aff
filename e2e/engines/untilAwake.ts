import type { Engine } from './Engine';
import { waitFor } from './waitFor';

/** Waits for the code of a page, which comes some seconds after it where nobody touches it. */
export const untilAwake = ({ run }: Engine) =>
  waitFor(
    () => run(() => document.getElementById('code') === null),
    (isAwake) => isAwake,
  );
