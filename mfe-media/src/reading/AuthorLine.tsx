import type { Author } from '@campus/shared/contract/media/taxonomyCalls';
import { Avatar } from '@campus/shared/ui/Avatar';
import styles from './AuthorLine.module.css';

export const AuthorLine = ({ author: { name, position, photo } }: { author: Author }) => (
  <div className={styles.author}>
    <Avatar name={name} photo={photo} />
    <p>
      <span className={styles.name}>{name}</span>
      {position && <span className={styles.position}>{position}</span>}
    </p>
  </div>
);
