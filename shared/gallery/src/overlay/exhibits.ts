import type { Exhibit } from '../Exhibit';
import { confirmDialogExhibit } from './confirmDialogExhibit';
import { dialogExhibit } from './dialogExhibit';
import { drawerExhibit } from './drawerExhibit';
import { tabsExhibit } from './tabsExhibit';

export const exhibits: readonly Exhibit[] = [
  dialogExhibit,
  confirmDialogExhibit,
  drawerExhibit,
  tabsExhibit,
];
