import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useDayFormat } from '../DateField/useDayFormat';
import { useBothRefs } from '../useControl/useBothRefs';
import { useShownText, type TextFormat } from '../useTypedText/useShownText';
import { faultOf, momentOf, partsOf, rawPart } from './momentParts';
import { typedTime } from './typedTime';

interface Options {
  ref?: Ref<HTMLInputElement>;
  max?: string;
}

const timeFormat: TextFormat = { read: (text) => typedTime(text) ?? rawPart(text), write: String };

/** Both halves of a moment as texts; the form leads to the one that is wrong. */
export function useMoment(name: string, { ref, max }: Options) {
  const { field } = useController({ name, rules: { validate: faultOf } });
  // Not field.value: when somebody empties the field, that falls back to the default value.
  const value: unknown = useWatch({ name });
  const { day, time } = partsOf(value);
  const fault = faultOf(value);
  const setDay = (next: unknown) => field.onChange(momentOf({ day: String(next), time }));
  const setTime = (next: unknown) => field.onChange(momentOf({ day, time: String(next) }));
  const format = useDayFormat(max);
  const dayFormat = { ...format, read: (text: string) => rawPart(format.read(text)) };
  const dayText = useShownText(dayFormat, { value: day, empty: '', onRead: setDay });
  const timeText = useShownText(timeFormat, { value: time, empty: '', onRead: setTime });
  const isTimeWrong = fault === 'TIME_FORMAT';
  const leave = (text: { onBlur: () => void }) => () => {
    text.onBlur();
    field.onBlur();
  };
  const ofNobody = () => undefined;
  return {
    day,
    setDay,
    fault,
    dayText: {
      ...dayText,
      onBlur: leave(dayText),
      ref: useBothRefs(isTimeWrong ? ofNobody : field.ref, ref),
    },
    timeText: { ...timeText, onBlur: leave(timeText), ref: isTimeWrong ? field.ref : undefined },
  };
}
