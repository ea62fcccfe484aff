import type { Role } from '../contract/roles';
import type { TextByLanguage } from '../contract/fields';

/** What people find on a page by what it is and what it is called; the first one of that name. */
export interface SmokeTarget {
  /** Of ARIA: `button`, `link`, `heading`, `textbox` … */
  role: string;
  name: TextByLanguage;
}

/** Pressed, filled in, chosen from, or only waited for. */
export type SmokeStep =
  | { click: SmokeTarget }
  | { fill: SmokeTarget; with: string }
  | { choose: SmokeTarget; option: TextByLanguage }
  | { see: SmokeTarget };

/** What somebody does on a page of the remote, which the gate does before anybody gets a release. */
export interface Smoke {
  /** One of its routes, as it is declared; of one record the gate takes any. */
  page: string;
  /** A guest when left out. */
  as?: Role;
  steps: SmokeStep[];
}

/** The steps that the gate takes on a release, with demo data, in both languages, on a computer and a phone. */
export const declareSmoke = (smokes: Smoke[]): Smoke[] => smokes;
