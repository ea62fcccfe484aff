import styles from './GridOverlay.module.css';

const columns = Array.from({ length: 12 }, (_, index) => index);

/** The twelve columns over the page, and the name of the breakpoint: `?grid`. */
export function GridOverlay() {
  return (
    <div className={styles.overlay} aria-hidden="true">
      <div className={`container ${styles.columns}`}>
        {columns.map((column) => (
          <span key={column} className={styles.column} />
        ))}
      </div>
      <span className={styles.name} />
    </div>
  );
}
