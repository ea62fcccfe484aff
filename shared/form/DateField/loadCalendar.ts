type Part = typeof import('../../calendar/CalendarPopover/CalendarPopover') &
  typeof import('../../calendar/DatePicker/DatePicker') &
  typeof import('../../calendar/DateRangePicker/DateRangePicker');

export type CalendarParts = Pick<Part, 'CalendarPopover' | 'DatePicker' | 'DateRangePicker'>;

/**
 * They are one file of the kit, which comes when somebody asks for a calendar. By their paths: what
 * is lent by name and once failed to load is never asked for again by the federation's runtime.
 */
export async function loadCalendar(): Promise<CalendarParts> {
  const [popover, day, range] = await Promise.all([
    import('../../calendar/CalendarPopover/CalendarPopover'),
    import('../../calendar/DatePicker/DatePicker'),
    import('../../calendar/DateRangePicker/DateRangePicker'),
  ]);
  return { ...popover, ...day, ...range };
}
