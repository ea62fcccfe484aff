import type { Exhibit } from '../Exhibit';
import { richTextEditorExhibit } from './richTextEditorExhibit';

export const exhibits: readonly Exhibit[] = [richTextEditorExhibit];
