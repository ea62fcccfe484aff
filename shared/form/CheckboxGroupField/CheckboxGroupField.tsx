import { useField, type FieldProps } from '@campus/shared/form/useField';
import type { ChangeEvent, Ref } from 'react';
import { useController } from 'react-hook-form';
import { ChoiceOption, GroupShell, type GroupOption } from '../FieldShell/GroupShell';

interface CheckboxGroupFieldProps extends FieldProps {
  ref?: Ref<HTMLFieldSetElement>;
  options: readonly GroupOption[];
}

/** Any of a few answers; the form gets their values in the order of the options. */
export function CheckboxGroupField({ ref, options, ...rest }: CheckboxGroupFieldProps) {
  const wiring = useField(rest);
  const { field } = useController({ name: rest.name });
  const chosen = new Set<string>(field.value as readonly string[] | undefined);
  const onChange = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    const isChosen = (option: GroupOption) =>
      option.value === value ? checked : chosen.has(option.value);
    field.onChange(options.filter(isChosen).map((option) => option.value));
  };
  return (
    <GroupShell ref={ref} role="group" field={wiring}>
      {options.map((choice, index) => (
        <ChoiceOption
          key={choice.value}
          ref={index === 0 ? field.ref : undefined}
          type="checkbox"
          name={rest.name}
          id={`${wiring.shell.id}-${choice.value}`}
          choice={choice}
          checked={chosen.has(choice.value)}
          aria-invalid={wiring.control['aria-invalid']}
          onChange={onChange}
          onBlur={field.onBlur}
        />
      ))}
    </GroupShell>
  );
}
