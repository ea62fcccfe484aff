import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField } from '@campus/shared/form/useField';
import type { ReactNode, Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../DateField/DayInput';
import { useDayFormat } from '../DateField/useDayFormat';
import { useTypedText } from '../useTypedText/useTypedText';

interface RangeEndProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  /** The other day: whether they fit is judged anew when this one changes. */
  other: string;
  range: ReactNode;
  end: 'from' | 'to';
  max?: string;
  clearable?: boolean;
  children?: ReactNode;
}

/** The first or the last day of a period, with an error of its own. */
export function RangeEnd({
  ref,
  name,
  other,
  range,
  end,
  max,
  clearable,
  children,
}: RangeEndProps) {
  const { t } = useTranslation('shared');
  const { register } = useFormContext();
  const ends = { from: t('calendar.firstDay'), to: t('calendar.lastDay') };
  // The summary of the form says which period it is; beside the field the legend does.
  const { shell, control } = useField({
    name,
    label: typeof range === 'string' && t('calendar.fieldOf', { label: range, end: ends[end] }),
  });
  const text = useTypedText(name, useDayFormat(max), { ref, clearable });
  // That a period ends too early may be the fault of its beginning: each change judges both.
  register(name, { deps: [other] });
  return (
    <FieldShell {...shell} label={t(`calendar.${end}`)}>
      <DayInput {...control} {...text}>
        {children}
      </DayInput>
    </FieldShell>
  );
}
