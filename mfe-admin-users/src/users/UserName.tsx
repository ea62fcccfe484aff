import type { ListedUser } from '@campus/shared/contract/users';
import { useFormat } from '@campus/shared/format/useFormat';
import { Avatar } from '@campus/shared/ui/Avatar';
import styles from './UserName.module.css';

interface UserNameProps {
  user: ListedUser;
}

export function UserName({ user }: UserNameProps) {
  const { fullName } = useFormat();
  const { lastName, firstName, position } = user;
  return (
    <span className={styles.user}>
      <Avatar name={`${firstName} ${lastName}`} size="s" />
      <span className={styles.words}>
        <span>{fullName(user)}</span>
        {position && <span className={styles.position}>{position}</span>}
      </span>
    </span>
  );
}
