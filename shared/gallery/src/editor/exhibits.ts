import type { Exhibit } from '../Exhibit';
import { completenessRingExhibit } from './completenessRingExhibit';
import { richTextEditorExhibit } from './richTextEditorExhibit';

export const exhibits: readonly Exhibit[] = [richTextEditorExhibit, completenessRingExhibit];
