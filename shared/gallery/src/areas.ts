import type { Area } from './Exhibit';
import { remoteAreas } from './remoteAreas';

/** Each a page of the gallery that is loaded when it is opened. */
export const areas: Record<string, () => Promise<Area>> = {
  ui: () => import('./ui/exhibits'),
  form: () => import('./form/exhibits'),
  choice: () => import('./choice/exhibits'),
  overlay: () => import('./overlay/exhibits'),
  popup: () => import('./popup/exhibits'),
  table: () => import('./table/exhibits'),
  record: () => import('./record/exhibits'),
  taxonomy: () => import('./taxonomy/exhibits'),
  calendar: () => import('./calendar/exhibits'),
  editor: () => import('./editor/exhibits'),
  bilingual: () => import('./bilingual/exhibits'),
  text: () => import('./text/exhibits'),
  chart: () => import('./chart/exhibits'),
  upload: () => import('./upload/exhibits'),
  attachments: () => import('./attachments/exhibits'),
  progress: () => import('./progress/exhibits'),
  account: () => import('./account/exhibits'),
  inbox: () => import('./inbox/exhibits'),
  qr: () => import('./qr/exhibits'),
  reading: () => import('./reading/exhibits'),
  ...remoteAreas,
};
