import type { LanguageKey } from '@campus/shared/contract/fields';
import type { IconName } from '@campus/shared/ui/Icon';

/** One line of the palette: a way somewhere, or something to be done. */
export interface Choice {
  id: string;
  icon: IconName;
  title: string;
  note?: string;
  /** Other words by which it is found. */
  otherWords?: string;
  /** Which language the title is in; the reader’s when left out. */
  lang?: LanguageKey;
  to?: string;
  run?: () => void;
}

export interface ChoiceGroup {
  id: string;
  label: string;
  choices: Choice[];
  /** Said in the place of choices that are not there: they failed. */
  failure?: string;
}
