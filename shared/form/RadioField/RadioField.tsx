import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { Ref } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceOption, GroupShell, type GroupOption } from '../FieldShell/GroupShell';

interface RadioFieldProps extends FieldProps {
  ref?: Ref<HTMLFieldSetElement>;
  options: readonly GroupOption[];
}

/** One of a few answers, all of which are seen; from seven on take SelectField. */
export function RadioField({ ref, options, ...rest }: RadioFieldProps) {
  const wiring = useField(rest);
  const { field } = useController({ name: rest.name });
  return (
    <GroupShell ref={ref} role="radiogroup" field={wiring}>
      {options.map((choice, index) => (
        <ChoiceOption
          key={choice.value}
          ref={index === 0 ? field.ref : undefined}
          type="radio"
          // Outside of a form element, radios of one name are one group in the whole page.
          name={wiring.shell.id}
          id={`${wiring.shell.id}-${choice.value}`}
          choice={choice}
          checked={field.value === choice.value}
          onChange={() => field.onChange(choice.value)}
          onBlur={field.onBlur}
        />
      ))}
    </GroupShell>
  );
}
