import { Icon } from '@campus/shared/ui/Icon';
import type { Choice, ChoiceGroup } from './Choice';
import { ChoiceLine } from './ChoiceLine';
import styles from './Palette.module.css';

interface ChoiceListProps {
  id: string;
  label: string;
  groups: ChoiceGroup[];
  words: string;
  active?: Choice;
  idOf: (choice: Choice) => string;
  onChoose: (choice: Choice) => void;
  onPoint: (id: string) => void;
}

export function ChoiceList(props: ChoiceListProps) {
  const { id, label, groups, words, active, idOf, onChoose, onPoint } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.group}>
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <ChoiceLine
              key={choice.id}
              id={idOf(choice)}
              choice={choice}
              words={words}
              isActive={choice === active}
              onChoose={() => onChoose(choice)}
              onPoint={() => onPoint(choice.id)}
            />
          ))}
          {group.failure && (
            <div role="presentation" className={styles.failure}>
              <Icon name="alert" size={16} />
              {group.failure}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
