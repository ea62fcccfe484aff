import type { RenderedSlot } from './bundle/RenderedPage';

/** Numbers of the page, of its slot counted from one, and of the rendering. */
const size = 3 * Int32Array.BYTES_PER_ELEMENT;
const [page, slot, turn] = [0, 1, 2] as const;

/**
 * What a thread is rendering at this moment, in memory that its process reads: a thread that runs in
 * circles or dies tells nobody.
 */
export const createRenderedNow = () => new SharedArrayBuffer(size);

/** Of the thread itself. */
export function writeRenderedNow(memory: SharedArrayBuffer) {
  const now = new Int32Array(memory);
  let turns = 0;
  return {
    /** Without a slot it renders what is around them. */
    enter(ofPage: number, ofSlot?: number) {
      turns = (turns % 1_000_000_000) + 1;
      Atomics.store(now, page, ofPage);
      Atomics.store(now, slot, ofSlot === undefined ? 0 : ofSlot + 1);
      Atomics.store(now, turn, ofSlot === undefined ? 0 : turns);
    },
  };
}

/** Of the process that has started the thread. */
export function readRenderedNow(memory: SharedArrayBuffer) {
  const now = new Int32Array(memory);
  return {
    /** The slot that the thread is in, where it renders this page. */
    slotOf: (ofPage: number, slots: readonly RenderedSlot[]) =>
      Atomics.load(now, page) === ofPage ? slots[Atomics.load(now, slot) - 1] : undefined,
    /** Another number for every slot that is entered; 0 outside of slots. */
    turn: () => Atomics.load(now, turn),
  };
}
