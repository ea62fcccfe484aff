import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import type { participantTicketCategories } from '@campus/shared/contract/support/ticketCategories';
import { useValue } from '@campus/shared/form/useValue';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HelpPages.module.css';

type Pages = CallOutput<typeof filterInfoPages>['items'];

const PageLinks = ({ pages, className }: { pages: Pages; className?: string | undefined }) => (
  <ul className={className}>
    {pages.map(({ id, url, title, lang }) => (
      <li key={id} lang={lang}>
        <TextLink to={mediaPaths.infoPage(url)}>{title}</TextLink>
      </li>
    ))}
  </ul>
);

interface HelpPagesFailureProps {
  isRetrying: boolean;
  onRetry: () => void;
}

/** One line: the form below works without the pages. */
function HelpPagesFailure({ isRetrying, onRetry }: HelpPagesFailureProps) {
  const { t } = useTranslation('support');
  return (
    <Stack direction="row" gap={3}>
      <p role="alert">{t('pages.failed')}</p>
      <Button variant="soft" size="s" icon="retry" busy={isRetrying} onClick={onRetry}>
        {t('pages.retry')}
      </Button>
    </Stack>
  );
}

/** Answers that are there already, and nothing where there are none. */
export function HelpPages() {
  const { t } = useTranslation('support');
  const heading = useId();
  const [{ search }] = useFilter({ search: urlText });
  const { data, isError, isFetching, refetch } = useCallQuery(filterInfoPages, {
    query: { size: 20 },
    body: { sections: ['HELP'], search },
  });
  const isNothing = data ? data.total === 0 && !search : !isError;
  if (isNothing) return null;
  return (
    <Surface as="section" padding="l" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading} className={styles.heading}>
          {t('pages.title')}
        </h2>
        <SearchField label={t('pages.search')} />
        {!data && <HelpPagesFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
        {data?.total === 0 && <p role="status">{t('pages.none')}</p>}
        {data && data.total > 0 && <PageLinks pages={data.items} className={styles.pages} />}
      </Stack>
    </Surface>
  );
}

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
    <div className={styles.offer}>
      <p>{t('form.pages')}</p>
      <PageLinks pages={data.items} />
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
