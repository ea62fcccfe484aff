import type { Place } from '@campus/shared/remote/RemoteDeclaration';
import { useSession } from '@campus/shared/remote/useSession';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  /** Everything that the remotes offer for a place. */
  slot: (place: Place) => ReactNode;
}

/** The first screen: a word of welcome, the card, then what is new and what is mine. */
export function HomeScreen({ slot }: HomeScreenProps) {
  const { t } = useTranslation('shell');
  const { name } = useSession();
  const [firstName = ''] = name.split(' ');
  return (
    <section className={styles.home} aria-labelledby="screen-title">
      <header className={styles.welcome}>
        <h1 id="screen-title" tabIndex={-1} className={styles.title}>
          {name ? t('home.person', { name: firstName }) : t('home.guest')}
        </h1>
        <p className={styles.lead}>{t(name ? 'home.personLead' : 'home.guestLead')}</p>
      </header>
      <div className={styles.hero}>{slot('home.hero')}</div>
      <div className={styles.columns}>
        <div className={styles.main}>{slot('home.main')}</div>
        <aside className={styles.aside}>{slot('home.aside')}</aside>
      </div>
    </section>
  );
}
