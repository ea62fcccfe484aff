import type { Exhibit } from '../Exhibit';
import { dictionaryExhibit } from './dictionaryExhibit';

export const exhibits: readonly Exhibit[] = [dictionaryExhibit];
