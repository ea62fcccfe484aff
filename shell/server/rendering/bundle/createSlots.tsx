import type { ComponentType } from 'react';
import { LeftToBrowser } from '../../../page/hydration/leftToBrowser';
import type { Which } from '../../../page/remotes/createRemoteLoader';
import type { RenderedSlot } from './RenderedPage';

/** What went wrong inside of the frame, and in which slot. */
export interface Crash {
  error: unknown;
  slot?: number;
}

export interface SlotOptions {
  slots: readonly RenderedSlot[];
  onSlot: (slot?: number) => void;
  onSlotFailure: (slot: RenderedSlot, error: unknown) => void;
}

/** The widgets of a page: one that fails is left to the browser, and the others stay. */
export function createSlots({ slots, onSlot, onSlotFailure }: SlotOptions) {
  const left = new Set<number>();
  const shown = new Set<number>();
  let current: number | undefined;

  function enter(slot?: number) {
    current = slot;
    onSlot(slot);
  }

  /** Throws where no slot is to blame, or one that has been left already. */
  function leave({ slot, error }: Crash) {
    if (slot === undefined || left.has(slot)) throw error;
    left.add(slot);
  }

  function report({ slot, error }: Crash) {
    const failed = slot === undefined ? undefined : slots[slot];
    if (failed) onSlotFailure(failed, error);
  }

  return {
    enter,
    leave,
    report,
    isLeft: () => left.size > 0,
    current: () => current,
    shown: () => slots.filter((_, slot) => shown.has(slot) && !left.has(slot)),
    /** It adds no element and no identifier, so the browser finds what it would render itself. */
    async load(remote: string, widget: string, load: (which: Which) => Promise<ComponentType>) {
      const slot = slots.findIndex((one) => one.remote === remote && one.widget === widget);
      if (slot < 0 || left.has(slot)) throw new LeftToBrowser();
      enter(slot);
      const Widget = await load([remote, 'widgets', widget]);
      enter();
      return function Slot(props: object) {
        enter(slot);
        if (left.has(slot)) throw new LeftToBrowser();
        shown.add(slot);
        return <Widget {...props} />;
      };
    },
  };
}
