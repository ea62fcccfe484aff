import type { Exhibit } from './Exhibit';
import styles from './ExhibitView.module.css';

/** A component's name and its states, each with a title. */
export function ExhibitView({ exhibit: { component, states } }: { exhibit: Exhibit }) {
  const name = component.split('/').at(-1);
  return (
    <section aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      <div className={styles.states}>
        {Object.entries(states).map(([title, State]) => (
          <figure key={title} className={styles.state}>
            <figcaption className={styles.title}>{title}</figcaption>
            <div className={styles.sample}>
              <State />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
