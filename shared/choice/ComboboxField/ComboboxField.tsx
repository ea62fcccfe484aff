import { Combobox } from '@base-ui/react/combobox';
import { useChoices, type Choice, type ChoiceSource } from '@campus/shared/choice/useChoices';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useBothRefs } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import control from '../../form/FieldShell/control.module.css';
import { Announced, ChoicePopup } from '../useChoices/ChoicePopup';
import styles from './ComboboxField.module.css';

export interface ComboboxFieldProps extends FieldProps, ChoiceSource {
  ref?: Ref<HTMLInputElement>;
  /** How the value is called that the form begins with, where `search` has not found it yet. */
  selected?: Choice;
  placeholder?: string;
  readOnly?: boolean;
  /** What the form gets for no choice; an empty string unless said otherwise. */
  none?: null;
}

/** One of many, found by typing; the form gets its `value`. */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    ref,
    name,
    label,
    hint,
    optional,
    missing,
    selected,
    placeholder,
    readOnly,
    none = '',
  } = props;
  const { t } = useTranslation('shared');
  const { shell, control: aria } = useField({ name, label, hint, optional, missing });
  const { field } = useController({ name });
  const [picked, setPicked] = useState<Choice | null>(null);
  const { root, choose, news, ...list } = useChoices(props);
  const known = [picked, selected, ...(props.options ?? [])];
  const id = String(field.value ?? '');
  const value = known.find((choice) => choice?.value === id) ?? { value: id, label: '' };

  return (
    <FieldShell {...shell}>
      <Combobox.Root
        {...root}
        readOnly={readOnly}
        value={id ? value : null}
        onValueChange={choose((choice: Choice | null) => {
          setPicked(choice);
          field.onChange(choice?.value ?? none);
        })}
      >
        <Combobox.InputGroup className={control.frame}>
          <Combobox.Input
            {...aria}
            aria-label={typeof label === 'string' ? label : undefined}
            ref={useBothRefs<HTMLInputElement>(field.ref, ref)}
            onBlur={field.onBlur}
            placeholder={placeholder ?? t('choice.find')}
            autoComplete="off"
            className={`${control.control} ${styles.input}`}
          />
          {!readOnly && (
            <span className={styles.end}>
              <Combobox.Clear render={<IconButton icon="close" label={t('choice.clear')} />} />
              <Combobox.Trigger
                render={<IconButton icon="chevron-down" label={t('choice.open')} />}
              />
            </span>
          )}
        </Combobox.InputGroup>
        <ChoicePopup {...list} />
      </Combobox.Root>
      <Announced>{news}</Announced>
    </FieldShell>
  );
}
