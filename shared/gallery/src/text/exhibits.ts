import type { Exhibit } from '../Exhibit';
import { richTextExhibit } from './richTextExhibit';
import { richTextFieldExhibit } from './richTextFieldExhibit';

export const exhibits: readonly Exhibit[] = [richTextExhibit, richTextFieldExhibit];
