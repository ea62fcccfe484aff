import { Avatar } from '@campus/shared/ui/Avatar';
import type { AuthorEntry } from './AuthorEntry';
import styles from './AuthorName.module.css';

export function AuthorName({ author: { name, photo, staff } }: { author: AuthorEntry }) {
  const written = staff?.name.ru ?? name;
  return (
    <span className={styles.author}>
      <Avatar name={written} photo={photo} />
      <span className={styles.words}>
        <span>{written}</span>
        {staff?.name.en && (
          <span className={styles.english} lang="en">
            {staff.name.en}
          </span>
        )}
      </span>
    </span>
  );
}
