import { isDay } from '../DateField/isDay';
import { typedTime } from './typedTime';

interface MomentParts {
  day: string;
  time: string;
}

/** `2026-03-05T09:30`, or what is there of it by now. */
export function partsOf(value: unknown): MomentParts {
  const text = typeof value === 'string' ? value : '';
  const [day = '', time = ''] = text.split('T');
  return { day, time };
}

export const momentOf = ({ day, time }: MomentParts) => (day || time ? `${day}T${time}` : '');

/** The code of what keeps it from being a moment. */
export function faultOf(value: unknown) {
  const { day, time } = partsOf(value);
  if (!day && !time) return undefined;
  if (!isDay(day)) return 'DATE_FORMAT';
  return typedTime(time) === time ? undefined : 'TIME_FORMAT';
}

/** A text that is no day or time yet; the letter that parts them is not to be in it. */
export const rawPart = (text: unknown) => String(text).trim().replaceAll('T', 't');
