import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DayCalendar } from '../DateField/DayCalendar';
import { DayInput } from '../DateField/DayInput';
import { GroupShell } from '../FieldShell/GroupShell';
import control from '../FieldShell/control.module.css';
import styles from './MomentField.module.css';
import { useMoment } from './useMoment';

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
  const { ref, name, label, hint = t('calendar.moscow'), optional, ...bounds } = props;
  const field = useField({ name, label, hint, optional });
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
