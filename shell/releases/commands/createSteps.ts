import type { Context } from './Context';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line for every step: what is being done at once, how long it took when it is done. */
export const createSteps =
  (write: (text: string) => void): Context['step'] =>
  async (title, work) => {
    const start = performance.now();
    write(`  ${title} … `);
    try {
      const result = await work();
      write(`${seconds(start)}\n`);
      return result;
    } catch (error) {
      write(`failed after ${seconds(start)}\n`);
      throw error;
    }
  };
