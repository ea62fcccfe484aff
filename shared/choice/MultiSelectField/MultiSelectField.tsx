import { Combobox } from '@base-ui/react/combobox';
import { useChoices, type Choice, type ChoiceSource } from '@campus/shared/choice/useChoices';
import { FieldShell } from '@campus/shared/form/FieldShell';
import { useBothRefs } from '@campus/shared/form/useControl';
import { useField, type FieldProps } from '@campus/shared/form/useField';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { useRef, useState, type Ref } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Announced, ChoicePopup } from '../useChoices/ChoicePopup';
import styles from './MultiSelectField.module.css';

/** A longer list is not chosen whole by anybody who has read it. */
const short = 20;

interface SelectionBarProps {
  options?: readonly Choice[];
  chosen: readonly Choice[];
  limit: number;
  onChange: (chosen: readonly Choice[]) => void;
}

/** How many are chosen, and all or none of them at once. */
function SelectionBar({ options = [], chosen, limit, onChange }: SelectionBarProps) {
  const { t } = useTranslation('shared');
  const { length: count } = chosen;
  const isIn = (list: readonly Choice[]) => (choice: Choice) =>
    list.some(({ value }) => value === choice.value);
  // What was chosen and is offered no more stays chosen.
  const all = [...chosen.filter((choice) => !isIn(options)(choice)), ...options];
  const hasAll = options.length <= short && all.length <= limit && all.length > count;
  if (!hasAll && count === 0) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.count}>{count > 0 && t('choice.chosen', { count })}</span>
      {hasAll && (
        <Button variant="ghost" size="s" onClick={() => onChange(all)}>
          {t('choice.all')}
        </Button>
      )}
      {count > 0 && (
        <Button variant="ghost" size="s" onClick={() => onChange([])}>
          {t('choice.none')}
        </Button>
      )}
    </div>
  );
}

interface ChosenChipsProps {
  chosen: readonly Choice[];
  readOnly?: boolean;
}

/** The left arrow leads to them from the beginning of the text; Backspace removes the last. */
function ChosenChips({ chosen, readOnly }: ChosenChipsProps) {
  const { t } = useTranslation('shared');
  if (readOnly)
    return chosen.map(({ value, label }) => (
      <span key={value} className={styles.chip}>
        <span className={styles.name}>{label}</span>
      </span>
    ));
  return chosen.map(({ value, label }) => (
    <Combobox.Chip key={value} className={styles.chip} aria-label={label}>
      <span className={styles.name}>{label}</span>
      <Combobox.ChipRemove className={styles.remove} aria-label={t('choice.remove', { label })}>
        <Icon name="close" size={16} />
      </Combobox.ChipRemove>
    </Combobox.Chip>
  ));
}

interface Options {
  name: string;
  options?: readonly Choice[];
  selected?: readonly Choice[];
}

/** The form knows values only: their names come from the list, or from when they were chosen. */
function useChosen({ name, options = [], selected = [] }: Options) {
  const { field } = useController({ name });
  const [picked, setPicked] = useState<readonly Choice[]>([]);
  const known = new Map([...selected, ...picked, ...options].map((one) => [one.value, one]));
  const values = (field.value ?? []) as readonly string[];
  return {
    chosen: values.map((value) => known.get(value) ?? { value, label: value }),
    setChosen: (next: readonly Choice[]) => {
      setPicked([...known.values(), ...next]);
      field.onChange(next.map(({ value }) => value));
    },
    formRef: field.ref,
    onBlur: field.onBlur,
  };
}

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
  const { ref, name, label, hint, optional, missing, placeholder, readOnly, options, selected } =
    props;
  const { limit = Infinity } = props;
  const { t } = useTranslation('shared');
  const { shell, control: aria } = useField({ name, label, hint, optional, missing });
  const { chosen, setChosen, formRef, onBlur } = useChosen({ name, options, selected });
  const isFull = chosen.length >= limit;
  const [typed, setTyped] = useState('');
  const { root, choose, forget, news, ...list } = useChoices({
    ...props,
    full: isFull ? limit : undefined,
  });
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useBothRefs<HTMLInputElement>((element) => {
    input.current = element;
    formRef(element);
  }, ref);

  const onChosen = (next: readonly Choice[]) => {
    setChosen(next);
    setTyped('');
    forget();
  };
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
        onValueChange={choose(onChosen)}
        inputValue={typed}
        onInputValueChange={(text, details) => {
          root.onInputValueChange(text, details);
          if (!details.isCanceled) setTyped(text);
        }}
        onOpenChange={(next, details) => {
          // Several are picked from one opening, unless somebody looks for them by their names.
          if (!next && details.reason === 'item-press' && !typed) details.cancel();
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
