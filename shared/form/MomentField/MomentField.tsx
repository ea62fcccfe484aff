import { isDay } from '@campus/shared/form/typedDay';
import { useBothRefs } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayCalendar } from '../DateField/CalendarButton';
import { DayInput } from '../DateField/DayInput';
import { useDayFormat } from '../DateField/useDay';
import { GroupShell } from '../FieldShell/GroupShell';
import { useShownText, type TextFormat } from '../useTypedText/useTypedText';
import control from '../FieldShell/control.module.css';
import styles from './MomentField.module.css';

const shapes = [
  /^(?<hour>\d{1,2})\s*[:.,\-\s]\s*(?<minute>\d{1,2})$/,
  /^(?<hour>\d{1,2})(?<minute>\d{2})?$/,
];

/** The time that a person means, as `09:05`: «9:5», «0905», «9.05», «9». */
export function typedTime(text: string): string | undefined {
  const found = shapes.map((shape) => shape.exec(text.trim())?.groups).find(Boolean);
  if (!found) return undefined;
  const { hour = '', minute = '' } = found;
  const isReal = Number(hour) < 24 && Number(minute) < 60;
  return isReal ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined;
}

interface MomentParts {
  day: string;
  time: string;
}

/** `2026-03-05T09:30`, or what is there of it by now. */
function partsOf(value: unknown): MomentParts {
  const text = typeof value === 'string' ? value : '';
  const [day = '', time = ''] = text.split('T');
  return { day, time };
}

const momentOf = ({ day, time }: MomentParts) => (day || time ? `${day}T${time}` : '');

/** The code of what keeps it from being a moment. */
function faultOf(value: unknown) {
  const { day, time } = partsOf(value);
  if (!day && !time) return undefined;
  if (!isDay(day)) return 'DATE_FORMAT';
  return typedTime(time) === time ? undefined : 'TIME_FORMAT';
}

/** A text that is no day or time yet; the letter that parts them is not to be in it. */
const rawPart = (text: unknown) => String(text).trim().replaceAll('T', 't');

interface Options {
  ref?: Ref<HTMLInputElement>;
  max?: string;
}

const timeFormat: TextFormat = { read: (text) => typedTime(text) ?? rawPart(text), write: String };

/** Both halves of a moment as texts; the form leads to the one that is wrong. */
function useMoment(name: string, { ref, max }: Options) {
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

interface MomentFieldProps extends FieldProps {
  ref?: Ref<HTMLInputElement>;
  /** Bounds of the calendar; what is typed is for the schema to refuse. */
  min?: string;
  max?: string;
  /** The day that the calendar marks; in Moscow it is now. */
  today?: string;
}

/** A day and a time by Moscow clocks; the form gets `2026-03-05T09:30`, or an empty text. */
export function MomentField(props: MomentFieldProps) {
  const { t } = useTranslation('shared');
  const { ref, name, label, hint = t('calendar.moscow'), optional, missing, ...bounds } = props;
  const field = useField({ name, label, hint, optional, missing });
  const { day, setDay, fault, dayText, timeText } = useMoment(name, { ref, max: bounds.max });
  const { id, 'aria-invalid': isInvalid } = field.control;
  const describedBy = { 'aria-describedby': field.shell.errorId };
  return (
    <GroupShell role="group" field={field}>
      <div className={styles.halves}>
        <div className={styles.day}>
          <DayInput
            {...dayText}
            {...describedBy}
            id={`${id}-day`}
            aria-label={t('calendar.day')}
            aria-invalid={fault === 'TIME_FORMAT' ? undefined : isInvalid}
          >
            <DayCalendar {...bounds} value={day} onChange={setDay} />
          </DayInput>
        </div>
        <div className={styles.time}>
          <input
            {...timeText}
            {...describedBy}
            type="text"
            id={`${id}-time`}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            placeholder={t('calendar.clock')}
            aria-label={t('calendar.time')}
            aria-invalid={fault === 'DATE_FORMAT' ? undefined : isInvalid}
            className={`${control.control} tabular`}
          />
        </div>
      </div>
    </GroupShell>
  );
}
