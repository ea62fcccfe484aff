/** `2026-11-21 23:05`, where the person is. */
export const timeText = (at: string): string =>
  at ? new Date(at).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' }) : '';
