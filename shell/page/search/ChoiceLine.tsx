import { Icon } from '@campus/shared/ui/Icon';
import { Link } from 'react-router-dom';
import type { Choice } from './Choice';
import styles from './ChoiceLine.module.css';
import { Highlighted } from './Highlighted';

interface ChoiceLineProps {
  id: string;
  choice: Choice;
  words: string;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

/** An option that is a link where it leads somewhere: a middle click opens it beside. */
export function ChoiceLine({ id, choice, words, isActive, onChoose, onPoint }: ChoiceLineProps) {
  const { icon, title, note, lang, to } = choice;
  const line = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.line,
    onPointerMove: onPoint,
    onClick: onChoose,
  };
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span lang={lang} className={styles.title}>
          <Highlighted text={title} words={words} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  if (!to)
    return (
      <button type="button" {...line}>
        {content}
      </button>
    );
  return (
    <Link to={to} {...line}>
      {content}
    </Link>
  );
}
