import type { Exhibit } from '../Exhibit';
import { bothLanguagesExhibit } from './bothLanguagesExhibit';
import { completenessRingExhibit } from './completenessRingExhibit';
import { languagePanelsExhibit } from './languagePanelsExhibit';

export const exhibits: readonly Exhibit[] = [
  languagePanelsExhibit,
  bothLanguagesExhibit,
  completenessRingExhibit,
];
