import type { Database } from '../database/Database';
import type { Calendar } from './createCalendar';
import type { Pictures } from './createPictures';
import type { Random } from './createRandom';

/** What every installation needs, by part; each domain declares its own. */
export interface Reference {
  languageIds: { ru: string; en: string };
}

/** The parts of the demo data, and what others may know of each; each domain declares its own. */
export interface Demo {
  serviceWorks: void;
}

export interface ReferenceContext {
  tx: Database;
  /**
   * One stream of numbers for all: a part that draws from it changes those filled in later, so a
   * new one makes its own with `createRandom`.
   */
  random: Random;
  /** The folder of the backend’s own files. */
  home: string;
}

export interface DemoContext extends Omit<ReferenceContext, 'home'> {
  calendar: Calendar;
  pictures: Pictures;
  reference: Reference;
  /** One hash for everybody: hashing 129 times would take seconds. */
  passwordHash: string;
}

interface Step<Context, Parts, Name extends keyof Parts> {
  /** Parts that must be there before. */
  after?: readonly Exclude<keyof Parts, Name>[];
  /** Imports what it needs when it runs: only an empty database needs it. */
  fill: (context: Context, parts: Parts) => Promise<Parts[Name]>;
}

/** How each of the parts is filled in. */
export type Steps<Context, Parts> = { [Name in keyof Parts]: Step<Context, Parts, Name> };

export type ReferenceSteps = Steps<ReferenceContext, Reference>;
export type DemoSteps = Steps<DemoContext, Demo>;
