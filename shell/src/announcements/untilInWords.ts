import type { useFormat } from '@campus/shared/format/useFormat';

const day = 86_400_000;

/** «01:00»; the date is needed only where another 01:00 comes before. */
export const untilInWords = (endsAt: string, now: number, format: ReturnType<typeof useFormat>) =>
  Date.parse(endsAt) - now < day ? format.time(endsAt) : format.dateTime(endsAt);
