import type { Exhibit } from '../Exhibit';
import { calendarPopoverExhibit } from './calendarPopoverExhibit';
import { datePickerExhibit } from './datePickerExhibit';
import { dateRangePickerExhibit } from './dateRangePickerExhibit';
import { monthCalendarExhibit } from './monthCalendarExhibit';

export const exhibits: readonly Exhibit[] = [
  datePickerExhibit,
  dateRangePickerExhibit,
  calendarPopoverExhibit,
  monthCalendarExhibit,
];
