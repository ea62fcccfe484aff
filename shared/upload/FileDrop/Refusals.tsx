import { Icon } from '@campus/shared/ui/Icon';
import styles from './Refusals.module.css';
import type { Refused } from './sortFiles';

interface RefusalsProps {
  refused: readonly Refused[];
  textOf: (refused: Refused) => string;
}

/** What was not taken and why; it stays until files are chosen again. */
export function Refusals({ refused, textOf }: RefusalsProps) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul className={styles.list}>
          {refused.map((each) => (
            <li key={`${each.name} ${each.size}`} className={styles.refusal}>
              <Icon name="alert" size={16} />
              <span>
                <span className={styles.name}>{each.name}</span> {textOf(each)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
