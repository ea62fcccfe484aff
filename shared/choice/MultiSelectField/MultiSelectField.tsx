import { Combobox } from '@base-ui/react/combobox';
import { useChoices, type Choice, type ChoiceSource } from '@campus/shared/choice/useChoices';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useBothRefs } from '../../form/useControl/useBothRefs';
import { Announced } from '../useChoices/Announced';
import { ChoicePopup } from '../useChoices/ChoicePopup';
import { ChosenChips } from './ChosenChips';
import styles from './MultiSelectField.module.css';
import { SelectionBar } from './SelectionBar';
import { useChosen } from './useChosen';

export interface MultiSelectFieldProps extends FieldProps, ChoiceSource {
  ref?: Ref<HTMLInputElement>;
  /** How the values are called that the form begins with, where `search` has not found them yet. */
  selected?: readonly Choice[];
  placeholder?: string;
  readOnly?: boolean;
  /** The most that may be chosen: the others wait until one is taken back. */
  limit?: number;
}

/** Several of many as chips; the form gets their values. Few that all fit are a CheckboxGroupField. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { ref, name, label, hint, optional, placeholder, readOnly, options, selected } = props;
  const { limit = Infinity } = props;
  const { t } = useTranslation('shared');
  const { shell, control: aria } = useField({ name, label, hint, optional });
  const { chosen, setChosen, formRef, onBlur } = useChosen({ name, options, selected });
  const isFull = chosen.length >= limit;
  const { root, choose, news, ...list } = useChoices({
    ...props,
    full: isFull ? limit : undefined,
  });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useBothRefs<HTMLInputElement>((element) => {
    input.current = element;
    formRef(element);
  }, ref);

  const onAll = (next: readonly Choice[]) => {
    setChosen(next);
    // The pressed button is about to go, and the focus with it.
    input.current?.focus();
  };

  return (
    <FieldShell {...shell}>
      <Combobox.Root
        {...root}
        multiple
        readOnly={readOnly}
        value={chosen}
        onValueChange={choose(setChosen)}
        onOpenChange={(next, details) => {
          // Several are picked from one opening.
          if (!next && details.reason === 'item-press') details.cancel();
          else root.onOpenChange(next, details);
        }}
      >
        <Combobox.InputGroup
          className={styles.group}
          data-refused={aria['aria-invalid']}
          data-readonly={readOnly}
        >
          <Combobox.Chips className={styles.chips}>
            <ChosenChips chosen={chosen} readOnly={readOnly} />
            <Combobox.Input
              {...aria}
              aria-label={typeof label === 'string' ? label : undefined}
              ref={inputRef}
              onBlur={onBlur}
              placeholder={chosen.length === 0 ? (placeholder ?? t('choice.find')) : ''}
              autoComplete="off"
              className={styles.input}
            />
          </Combobox.Chips>
        </Combobox.InputGroup>
        <ChoicePopup
          {...list}
          isMultiple
          isDisabled={({ value }) =>
            isFull && !list.isFailed && !chosen.some((one) => one.value === value)
          }
        />
      </Combobox.Root>
      {!readOnly && (
        <SelectionBar options={options} limit={limit} chosen={chosen} onChange={onAll} />
      )}
      <Announced>
        {news} {chosen.length > 0 && t('choice.chosen', { count: chosen.length })}
      </Announced>
    </FieldShell>
  );
}
