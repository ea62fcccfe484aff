import styles from './ReleaseId.module.css';

interface ReleaseIdProps {
  children: string;
}

export const ReleaseId = ({ children }: ReleaseIdProps) => (
  <code className={styles.id}>{children}</code>
);
