import type { Exhibit } from '../Exhibit';
import { bulkBarExhibit } from './bulkBarExhibit';
import { columnMenuExhibit } from './columnMenuExhibit';
import { dataTableExhibit } from './dataTableExhibit';
import { exportButtonExhibit } from './exportButtonExhibit';
import { filterSelectExhibit } from './filterSelectExhibit';
import { listExhibit } from './listExhibit';
import { nameCellExhibit } from './nameCellExhibit';
import { splitListExhibit } from './splitListExhibit';

export const exhibits: readonly Exhibit[] = [
  dataTableExhibit,
  bulkBarExhibit,
  columnMenuExhibit,
  exportButtonExhibit,
  filterSelectExhibit,
  listExhibit,
  nameCellExhibit,
  splitListExhibit,
];
