import type { Planner } from '../createPlanner';
import { shellRoutes } from '../../page/shellRoutes';
import { matchScreen } from '../matchScreen';
import { withTimeout } from '../withTimeout';
import type { createServerRendering } from './createServerRendering';

interface Sources {
  planner: Planner;
  /** Renders in every thread, however long it takes. */
  render: ReturnType<typeof createServerRendering>;
  /** Milliseconds after which visitors come, ready or not. */
  longest?: number;
}

const guest = { language: 'ru', cookies: {}, roles: [] } as const;

/**
 * Renders every page that can be rendered without knowing a record, once, before the first
 * visitor comes: code that has never run takes longer than anybody waits.
 */
export function createWarmUp({ planner, render, longest = 15_000 }: Sources) {
  let state: 'none' | 'under way' | 'done' = 'none';

  /** False where it is not known yet what there is to render. */
  async function run(): Promise<boolean> {
    const reading = await planner.read(guest).catch(() => undefined);
    if (!reading) return false;
    const { plan, shell, active } = reading;
    const paths = [...shellRoutes, ...active.flatMap(({ manifest }) => manifest.declaration.routes)]
      .filter(({ path, isServerRendered }) => isServerRendered && !path.includes(':'))
      .map(({ path }) => path);
    for (const address of paths) {
      const screen = matchScreen(address, active);
      // Of a page of a person, that of somebody who is not known yet.
      const own = screen?.isRenderedForPerson ? {} : undefined;
      await render({ plan, shell, active, screen, address, preload: [], ip: '127.0.0.1', own });
    }
    return true;
  }

  function begin() {
    if (state !== 'none') return;
    state = 'under way';
    const end = run().catch(() => true);
    void withTimeout(end, longest).then((hasBegun = true) => (state = hasBegun ? 'done' : 'none'));
  }

  return {
    begin,
    /** Begins it where it has not begun. */
    isDone() {
      begin();
      return state === 'done';
    },
  };
}
