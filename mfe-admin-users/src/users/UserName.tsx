import type { ListedUser } from '@campus/shared/contract/users';
import { Avatar } from '@campus/shared/ui/Avatar';
import styles from './UserName.module.css';

interface UserNameProps {
  user: ListedUser;
}

export function UserName({ user }: UserNameProps) {
  const { lastName, firstName, middleName, position } = user;
  return (
    <span className={styles.user}>
      <Avatar name={`${firstName} ${lastName}`} size="s" />
      <span className={styles.words}>
        <span>{[lastName, firstName, middleName].filter(Boolean).join(' ')}</span>
        {position && <span className={styles.position}>{position}</span>}
      </span>
    </span>
  );
}
