import { Icon } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useLatestParams } from '@campus/shared/ui/useFilter';
import { useEffect, useId, useRef, type FormEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import control from '../../form/FieldShell/control.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  label: string;
  name?: string;
  placeholder?: string;
  /** The address whose list is searched; this one when left out. */
  at?: string;
  /** Looks while one types, after a short pause. */
  isLive?: boolean;
  ref?: Ref<HTMLFormElement>;
}

/** Milliseconds without a key: whoever types on is not answered about half a word. */
const pause = 300;

/** A GET form over the list's address: works before scripts do, and never loses other filters. */
export function SearchField(props: SearchFieldProps) {
  const { label, name = 'search', placeholder, at, isLive, ref } = props;
  const { t } = useTranslation('shared');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const current = params.get(name) ?? '';
  const latestParams = useLatestParams();
  const othersOf = (all: URLSearchParams) =>
    [...all].filter(([key]) => key !== name && key !== 'skip');

  // The field is uncontrolled, so «back» has to put the earlier words in; what was typed before the
  // page was awake stays.
  const shown = useRef(current);
  useEffect(() => {
    if (input.current && shown.current !== current) input.current.value = current;
    shown.current = current;
  }, [current]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = (isTyping: boolean) => {
    const words = input.current?.value.trim() ?? '';
    // What is typed meanwhile is not to be put back to these words.
    shown.current = words;
    if (at) {
      void navigate(words ? `${at}?${new URLSearchParams({ [name]: words })}` : at);
      return;
    }
    const others = othersOf(latestParams());
    setParams(words ? [...others, [name, words]] : others, {
      preventScrollReset: true,
      replace: isTyping,
    });
  };

  const onType = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(true), pause);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    look(false);
  };

  return (
    <form
      ref={ref}
      role="search"
      method="get"
      action={at}
      className={styles.form}
      onSubmit={onSubmit}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {othersOf(params).map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <span className={control.frame}>
        <span className={control.start}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          defaultValue={current}
          placeholder={placeholder ?? label}
          enterKeyHint="search"
          onChange={isLive ? onType : undefined}
          className={`${control.control} ${styles.input}`}
        />
        <span className={control.end}>
          <IconButton type="submit" icon="arrow-right" label={t('form.search')} />
        </span>
      </span>
    </form>
  );
}
