import { createHash } from 'node:crypto';
// A page has none.
import { setImmediate } from 'node:timers';

type Effect<T> = () => T | Promise<T>;

interface StepOptions {
  /** Its turn does not come before this holds. */
  when?: () => boolean;
  /** What its actor has learned by it, where the result has chance or the time in it. */
  learned?: (result: unknown) => string;
}

/** Waits for its turn, does the effect with nobody in between, and settles as the effect did. */
export type OrderedStep = <T>(name: string, effect: Effect<T>, options?: StepOptions) => Promise<T>;

/** A step that may go in several ways, such as an answer and its loss: each is explored. */
export type Fork = <T>(
  name: string,
  effects: Readonly<Record<string, Effect<T>>>,
  options?: StepOptions,
) => Promise<T>;

/** How an actor ended; of one that died nothing is known. */
export type Outcomes = Readonly<Record<string, PromiseSettledResult<unknown> | undefined>>;

export interface World {
  /** Runs of the code under test, each as if in a process or page of its own. */
  actors: Readonly<Record<string, (step: OrderedStep, fork: Fork) => Promise<unknown>>>;
  /** All that the actors share, as text. */
  state: () => string | Promise<string>;
  /** Somebody died; what they held may be free now. */
  died?: (actor: string) => void;
  /** Asked after each step; throws where an invariant does not hold. */
  check?: () => void;
  /** Asked where nobody has anything left to do. */
  end?: (outcomes: Outcomes) => void | Promise<void>;
}

interface Options {
  /** How many actors may die in one order: each after any of its steps, whose effect stays. */
  crashes?: number;
}

interface Waiting {
  actor: string;
  name: string;
  when: () => boolean;
  /** Label to what does the effect and gives how to go on. */
  ways: Record<string, () => Promise<() => void>>;
}

interface Choice {
  label: string;
  waiting: Waiting;
  way: string;
  isFatal: boolean;
}

const asText = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : (JSON.stringify(value) ?? '');

const digest = (text: string) => createHash('sha1').update(text).digest('base64');

/** Everything that was promised has happened, until each actor waits for a step or has ended. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One order of events, as far as it has come. */
class Order {
  readonly taken: string[] = [];
  readonly outcomes: Record<string, PromiseSettledResult<unknown> | undefined> = {};
  private waiting: Waiting[] = [];
  /** Actor to a digest of all that its steps have given it. */
  private readonly heard: Record<string, string> = {};
  private readonly ended = new Set<string>();

  constructor(
    private readonly world: World,
    private crashesLeft: number,
  ) {
    for (const [actor, run] of Object.entries(world.actors)) {
      this.heard[actor] = '';
      const fork = this.forkOf(actor);
      const step: OrderedStep = (name, effect, options) => fork(name, { '': effect }, options);
      const end = (outcome: PromiseSettledResult<unknown>) => {
        if (this.ended.has(actor)) return;
        this.ended.add(actor);
        this.outcomes[actor] = outcome;
      };
      run(step, fork).then(
        (value) => end({ status: 'fulfilled', value }),
        (reason: unknown) => end({ status: 'rejected', reason }),
      );
    }
  }

  /** Two orders with one key have one future: who has heard the same does the same. */
  async key() {
    const dead = [...this.ended].filter((actor) => !this.outcomes[actor]).sort();
    return digest(JSON.stringify([await this.world.state(), this.heard, dead]));
  }

  choices(): Choice[] {
    return this.waiting
      .filter(({ when }) => when())
      .flatMap((waiting) =>
        Object.keys(waiting.ways).flatMap((way) =>
          [false, true].slice(0, this.crashesLeft > 0 ? 2 : 1).map((isFatal) => {
            const label = [waiting.actor, waiting.name, way, isFatal ? 'and dies' : ''];
            return { label: label.filter(Boolean).join(' '), waiting, way, isFatal };
          }),
        ),
      );
  }

  async take({ label, waiting, way, isFatal }: Choice) {
    this.taken.push(label);
    this.waiting = this.waiting.filter((each) => each !== waiting);
    const goOn = await waiting.ways[way]?.();
    if (isFatal) this.die(waiting.actor);
    else goOn?.();
    await quiet();
    this.world.check?.();
  }

  stuck() {
    return [...new Set(this.waiting.map(({ actor, name }) => `${actor}: ${name}`))];
  }

  private die(actor: string) {
    this.crashesLeft -= 1;
    this.ended.add(actor);
    this.waiting = this.waiting.filter((each) => each.actor !== actor);
    this.world.died?.(actor);
  }

  private forkOf(actor: string): Fork {
    return (name, effects, { when = () => true, learned = asText } = {}) =>
      new Promise((resolve, reject) => {
        // The dead do nothing more.
        if (this.ended.has(actor)) return;
        const ways = Object.entries(effects).map(([way, effect]) => {
          const happen = async () => {
            const happening = (async () => effect())();
            const said: unknown = await happening.catch((error: unknown) => error);
            this.heard[actor] = digest(`${this.heard[actor]} ${name} ${way}: ${learned(said)}`);
            return () => void happening.then(resolve, reject);
          };
          return [way, happen] as const;
        });
        this.waiting.push({ actor, name, when, ways: Object.fromEntries(ways) });
      });
  }
}

/**
 * Runs actors in every order in which their steps can come, with every way that a step can go and
 * a death after each. The world is opened anew for each order, so it must do the same every time:
 * no clock, no chance, nothing that is awaited but steps.
 * @returns how many states there were, and in how many ways it all ended.
 * @throws what an invariant throws, with the order of steps that led there; or that nobody can go on.
 */
export async function exploreOrders(
  open: () => World | Promise<World>,
  { crashes = 0 }: Options = {},
) {
  const seen = new Set<string>();
  const untried: number[][] = [[]];
  let ends = 0;

  async function follow(path: readonly number[]) {
    const world = await open();
    const order = new Order(world, crashes);
    const taken: number[] = [];
    try {
      await quiet();
      for (;;) {
        const choices = order.choices();
        if (taken.length >= path.length) {
          const key = await order.key();
          if (seen.has(key)) return;
          seen.add(key);
          if (choices.length === 0 && order.stuck().length > 0)
            throw new Error(`Nobody can go on: ${order.stuck().join(', ')}`);
          for (let other = 1; other < choices.length; other += 1) untried.push([...taken, other]);
        }
        const index = path[taken.length] ?? 0;
        const choice = choices[index];
        if (!choice && taken.length < path.length)
          throw new Error('The world went another way than before.');
        if (!choice) {
          ends += 1;
          return await world.end?.(order.outcomes);
        }
        taken.push(index);
        await order.take(choice);
      }
    } catch (error) {
      const steps = order.taken.map((label) => `  ${label}`).join('\n');
      throw new Error(`${(error as Error).message}\n\nAfter these steps:\n${steps}`, {
        cause: error,
      });
    }
  }

  for (let path = untried.pop(); path; path = untried.pop()) await follow(path);
  return { states: seen.size, ends };
}
