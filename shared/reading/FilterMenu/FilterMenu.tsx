import { Icon } from '@campus/shared/ui/Icon';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './FilterMenu.module.css';

interface FilterOption {
  key: string;
  label: string;
  /** The list with this option, or without it where it is chosen. */
  to: string;
  selected: boolean;
}

/** One question to a list, and its answers as addresses. */
export interface ReadingFilter {
  label: string;
  /** No choice: «Все темы». */
  none: { label: string; to: string };
  options: readonly FilterOption[];
  /** Several may be chosen, one after the other. */
  isMany?: boolean;
  /** Above the options: finds those that are not among them. */
  find?: ReactNode;
  /** It was being looked through when the page was asked for. */
  isOpen?: boolean;
}

/** It closes by Escape, and when somebody turns to something else. */
function useDismissal() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    const onElsewhere = ({ target }: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [close]);
  return { menu, close };
}

interface OptionProps extends Omit<FilterOption, 'key'> {
  onChoose: () => void;
}

function Option({ to, selected, label, onChoose }: OptionProps) {
  return (
    <li>
      <Link
        to={to}
        className={styles.option}
        aria-current={selected ? 'true' : undefined}
        onClick={onChoose}
        preventScrollReset
      >
        <span className={styles.text}>{label}</span>
        {selected && <Icon name="check" />}
      </Link>
    </li>
  );
}

interface FilterMenuProps {
  ref?: Ref<HTMLDetailsElement>;
  filter: ReadingFilter;
  /** Of several with the same one no more than one is open. */
  group: string;
}

/** A button that shows the answers; the browser opens it and follows them before scripts do. */
export function FilterMenu({ ref, filter, group }: FilterMenuProps) {
  const { label, none, options, isMany, find, isOpen } = filter;
  const { t } = useTranslation('shared');
  const { menu, close } = useDismissal();
  // From then on it is the reader's: closed under a chosen option, it would take the focus along.
  const [isOpenAtFirst] = useState(isOpen);
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(
    ref,
    () => menu.current,
  );
  const count = options.filter(({ selected }) => selected).length;
  const onChoose = () => {
    if (!isMany) close();
  };
  return (
    <details ref={menu} name={group} open={isOpenAtFirst} className={styles.menu}>
      <summary className={styles.button} data-chosen={count > 0 || undefined}>
        {label}
        {count > 0 && (
          <span className={styles.count}>
            <span className="visually-hidden">, {t('reading.chosen')} </span>
            {count}
          </span>
        )}
        <Icon name="chevron-down" size={16} />
      </summary>
      <nav aria-label={label} className={styles.panel}>
        {find}
        <ul className={styles.options}>
          <Option selected={count === 0} {...none} onChoose={onChoose} />
          {options.map(({ key, ...option }) => (
            <Option key={key} {...option} onChoose={onChoose} />
          ))}
        </ul>
      </nav>
    </details>
  );
}
