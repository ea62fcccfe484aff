import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { participantTicketCategories } from '@campus/shared/contract/support/requests';
import { useValue } from '@campus/shared/form/useValue';
import { Icon } from '@campus/shared/ui/Icon';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TopicHelp.module.css';

type Topic = (typeof participantTicketCategories)[number];

/** A word that pages about a topic have in Russian, which all of them are written in. */
const wordOf: Partial<Record<Topic, string>> = {
  CARD: 'карта',
  CARD_LOST: 'карта',
  PAYMENT: 'деньги',
  GRANT: 'стипендия',
  STUDY: 'деканат',
  ACCOUNT: 'вход',
};

const sections = ['HELP', 'GRANTS'] as const;

/** Pages that may answer already; an offer, so a failure leaves nothing behind. */
function TopicPages({ search }: { search: string }) {
  const { t } = useTranslation('support');
  const { data } = useCallQuery(filterInfoPages, {
    query: { size: 3 },
    body: { sections: [...sections], search },
  });
  if (!data || data.total === 0) return null;
  return (
    <div className={styles.pages}>
      <p>{t('form.pages')}</p>
      <ul>
        {data.items.map(({ id, url, title, lang }) => (
          <li key={id} lang={lang}>
            <TextLink to={mediaPaths.infoPage(url)}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TopicHelpProps {
  /** What can be done about it at once. */
  children?: ReactNode;
}

/** What to write so that the first answer already helps; another topic, another hint. */
export function TopicHelp({ children }: TopicHelpProps) {
  const { t } = useTranslation('support');
  const topic = useValue('category') as Topic | '' | undefined;
  const word = topic && wordOf[topic];
  return (
    <div aria-live="polite" className={styles.place}>
      {topic && (
        <div className={styles.hint}>
          <Icon name="info" />
          <div className={styles.words}>
            <p>
              <strong>{t('form.hintTitle')}</strong> {t(`topic.${topic}.hint`)}
            </p>
            {children}
            {word && <TopicPages search={word} />}
          </div>
        </div>
      )}
    </div>
  );
}
