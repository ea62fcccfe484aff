import type { LanguageKey } from '@campus/shared/contract/fields';
import type { PreviewKind, PreviewValues } from './PreviewValues';
import { isComplete, isFilled, isMoment } from './shownItem';

/** What readers would miss, so that nobody takes a stand-in for the real thing. */
export function missingParts(kind: PreviewKind, values: PreviewValues, language: LanguageKey) {
  const parts = {
    title: isFilled(values.title?.ru),
    summary: isFilled(values.summary?.ru),
    body: isFilled(values.body?.ru),
    dates: kind !== 'events' || (isMoment(values.startsAt) && isMoment(values.endsAt)),
    place: kind !== 'events' || isFilled(values.place?.ru),
    english: language !== 'en' || isComplete(values, 'en'),
  };
  return (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => !parts[part]);
}
