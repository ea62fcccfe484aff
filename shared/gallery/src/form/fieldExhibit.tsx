import type { FieldProps } from '@campus/shared/form/useField';
import type { ReactElement, Ref } from 'react';
import type { Exhibit } from '../Exhibit';
import { SampleForm } from '../SampleForm';

type Props = FieldProps & { ref?: Ref<never> };

interface Sample {
  component: `form/${string}`;
  /** What the ref of the field leads to. */
  tag: string;
  field: (props: FieldProps) => ReactElement<Props>;
  label: string;
  hint: string;
  filled: unknown;
  /** The code of an error and the value that it is about. */
  error: readonly [code: string, value?: unknown];
  /** Its answer is always given: on or off. */
  isBoolean?: boolean;
  /** States that only this field has. */
  more?: Exhibit['states'];
}

const longLabel =
  'Сведения, по которым мы проверим ваше право на государственную социальную стипендию в текущем семестре';

/** The states that every field has, and those that only this one has. */
export function fieldExhibit(sample: Sample): Exhibit {
  const { component, tag, field, label, hint, filled, error, isBoolean, more } = sample;
  const plain = { name: 'field', label };
  const [code, wrong] = error;
  const errors = { field: code };
  const shown = (form: Omit<Parameters<typeof SampleForm>[0], 'children'>, props: Partial<Props>) =>
    function State() {
      return <SampleForm {...form}>{field({ ...plain, ...props })}</SampleForm>;
    };
  const values = { field: filled };
  return {
    component,
    subject: { element: field(plain), tag, isControl: true, around: SampleForm },
    states: {
      usual: shown({}, {}),
      filled: shown({ values }, {}),
      'with a hint': shown({}, { hint }),
      'with an error': shown({ values: { field: wrong }, errors }, { hint }),
      ...(!isBoolean && { optional: shown({}, { optional: true }) }),
      disabled: shown({ values, disabled: true }, {}),
      'long label': shown({ values }, { label: longLabel, hint: longLabel, optional: true }),
      ...more,
    },
  };
}
