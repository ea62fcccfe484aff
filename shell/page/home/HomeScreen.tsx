import { homeAside, homeHero, homeMain } from '@campus/shared/contract/home/places';
import { useFormat } from '@campus/shared/format/useFormat';
import { Place } from '@campus/shared/remote/Place';
import { useSession } from '@campus/shared/remote/useSession';
import { useEntrance } from '@campus/shared/ui/useEntrance';
import { useTranslation } from 'react-i18next';
import styles from './HomeScreen.module.css';

/**
 * The first screen: a word of welcome, the card, what is mine and soon, then what is new. For somebody
 * known what is theirs stands beside the card, in sight at once.
 */
export function HomeScreen() {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const isEntrance = useEntrance();
  const { status, name, person } = useSession();
  // The name of somebody who gave none is the e-mail: nobody is greeted by that.
  const firstName = person?.kind === 'HUMAN' ? person.firstName : name.split(' ')[0];
  const greeting = firstName
    ? t('home.person', { name: format.name(firstName) })
    : t('home.unnamed');
  return (
    <section
      className={styles.home}
      aria-labelledby="screen-title"
      data-known={status !== 'guest' || undefined}
      data-entrance={isEntrance || undefined}
    >
      <header className={styles.welcome}>
        <h1 id="screen-title" tabIndex={-1} className={styles.title}>
          {name ? greeting : t('home.guest')}
        </h1>
        <p className={styles.lead}>{t(name ? 'home.personLead' : 'home.guestLead')}</p>
      </header>
      <div className={styles.hero}>
        <Place of={homeHero} />
      </div>
      <aside className={styles.aside}>
        <Place of={homeAside} />
      </aside>
      <div className={styles.main}>
        <Place of={homeMain} />
      </div>
    </section>
  );
}
