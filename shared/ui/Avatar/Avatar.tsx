import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: 's' | 'm' | 'l';
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** A face or two letters; the name itself always stands next to it. */
export function Avatar({ name, src, size = 'm' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {src ? <img className={styles.image} src={src} alt="" /> : initialsOf(name)}
    </span>
  );
}
