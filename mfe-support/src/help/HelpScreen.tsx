import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { listHelpfulPages } from '@campus/shared/contract/media/voteCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { listPublicSettings } from '@campus/shared/contract/resources/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import {
  participantTicketCategories,
  ticketCategories,
} from '@campus/shared/contract/support/ticketCategories';
import { phonesIn } from '@campus/shared/format/phonesIn';
import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Grid } from '@campus/shared/ui/Grid';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswerTerm } from '../ticket/useAnswerTerm';
import styles from './HelpScreen.module.css';

type HelpPage = CallOutput<typeof filterInfoPages>['items'][number];

/** Pages of help, each with the place where the words were found, or what it is about. */
function AnswerList({ pages }: { pages: readonly HelpPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul className={styles.answers}>
      {pages.map(({ id, url, title, summary, found, lang }) => (
        <li key={id} className={styles.answer} lang={lang}>
          <h3 className={styles.answerTitle}>
            <TextLink to={mediaPaths.infoPage(url)}>{title}</TextLink>
            <LanguageMark lang={lang} />
          </h3>
          <p className={styles.found}>{found ?? summary}</p>
        </li>
      ))}
    </ul>
  );
}

/** Staff write these; what is no address or number stays a text. */
const isEmail = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

const phoneLinks = (contact: string) =>
  phonesIn(contact).map(({ text, dialled }, index) => (
    <Fragment key={`${index} ${text}`}>
      {dialled ? <a href={`tel:${dialled}`}>{text}</a> : text}
    </Fragment>
  ));
const emailLink = (text: string) => (isEmail(text) ? <a href={`mailto:${text}`}>{text}</a> : text);

/** How to reach support without this site; nothing where nobody has said. */
function Contacts() {
  const { t } = useTranslation('support');
  const heading = useId();
  const { data = [] } = useCallQuery(listPublicSettings);
  const of = (name: string) => data.find(({ id }) => id === name)?.value;
  const [phone, email, hours] = [of('supportPhone'), of('supportEmail'), of('supportHours')];
  if (!phone && !email) return null;
  return (
    <Surface as="section" aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading} className={styles.heading}>
          {t('help.contact')}
        </h2>
        <SummaryList
          items={[
            ...(phone ? [{ term: t('help.phone'), value: phoneLinks(phone) }] : []),
            ...(email ? [{ term: t('help.email'), value: emailLink(email) }] : []),
            ...(hours ? [{ term: t('help.hours'), value: hours }] : []),
          ]}
        />
      </Stack>
    </Surface>
  );
}

const icons: Record<(typeof participantTicketCategories)[number], IconName> = {
  CARD: 'card',
  CARD_LOST: 'lock',
  PAYMENT: 'wallet',
  GRANT: 'spark',
  STUDY: 'school',
  ACCOUNT: 'user',
  PARTNER: 'ticket',
  TECH: 'globe',
  OTHER: 'help',
};

/** Each leads to the form with what to write about it, and to the pages that may answer. */
function Topics() {
  const { t } = useTranslation('support');
  const { person } = useSession();
  const heading = useId();
  const topics = person?.kind === 'HUMAN' ? participantTicketCategories : ticketCategories;
  return (
    <section aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading}>{t('help.topics')}</h2>
        <Grid as="ul" min="s">
          {topics.map((topic) => (
            <Surface as="li" key={topic} padding="s" interactive>
              <span className={styles.topic}>
                <span className={styles.sign}>
                  <Icon name={icons[topic]} />
                </span>
                <TextLink to={supportPaths.newTicket(topic)} quiet cover>
                  {t(`topic.${topic}.name`)}
                </TextLink>
              </span>
            </Surface>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

/** Pages that only introduce others answer nothing themselves. */
const withAnswers = (pages: readonly HelpPage[]) =>
  pages.filter(({ id }) => pages.every(({ parentId }) => parentId !== id));

const most = 6;
/** Fewer say little of what helps. */
const fewest = 3;

/** The pages that readers have said to help, the most helpful first; none while too few are. */
function helpfulOf(pages: readonly HelpPage[], ids: CallOutput<typeof listHelpfulPages> = []) {
  const found = ids.flatMap(({ pageId }) => pages.find(({ id }) => id === pageId) ?? []);
  return found.length < fewest ? [] : found.slice(0, most);
}

/** What answers the words, or else what has helped most, or what editors have put first. */
function Answers() {
  const { t } = useTranslation('support');
  const heading = useId();
  const [{ search }] = useFilter({ search: urlText });
  const query = useCallQuery(filterInfoPages, {
    query: { size: search ? 20 : 100 },
    body: { sections: ['HELP'], search },
  });
  const votes = useCallQuery(listHelpfulPages);
  const pages = withAnswers(query.data?.items ?? []);
  const helpful = helpfulOf(pages, votes.data);
  const suggested = helpful.length > 0 ? helpful : pages.slice(0, most);
  const title = helpful.length > 0 ? 'help.helpful' : 'help.common';
  // Nobody reads a list that is about to be another.
  const isAsking = votes.isPending && votes.isFetching && votes.failureCount === 0;
  return (
    <section aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading}>{t(search ? 'help.found' : title)}</h2>
        <QueryView query={query} empty={null} skeleton={<SkeletonText lines={6} />}>
          {({ items, total }) => (
            <>
              <p role="status" className={search ? styles.count : 'visually-hidden'}>
                {search && (total > 0 ? t('help.count', { count: total }) : t('help.nothing'))}
              </p>
              {total === 0 && <p>{t('help.nothingText')}</p>}
              {isAsking && !search ? (
                <SkeletonText lines={6} />
              ) : (
                <AnswerList pages={search ? items : suggested} />
              )}
              {search && total > items.length && <p>{t('help.first', { number: items.length })}</p>}
            </>
          )}
        </QueryView>
      </Stack>
    </section>
  );
}

/** Where whoever needs help begins: what is known already, and how to ask a person. */
export function HelpScreen() {
  const { t } = useTranslation('support');
  const term = useAnswerTerm();
  return (
    <Screen title={t('help.title')} lead={t('help.lead', { term })} display>
      <Stack gap={8}>
        <SearchField label={t('help.search')} placeholder={t('help.placeholder')} isLive />
        <div className={styles.beside}>
          <Stack gap={10}>
            <Answers />
            <Topics />
          </Stack>
          <aside className={styles.aside}>
            <Surface tone="accent">
              <Stack gap={4} align="start">
                <h2 className={styles.heading}>{t('ask.title')}</h2>
                <p>{t('ask.text')}</p>
                <ButtonLink to={supportPaths.newTicket()} icon="mail">
                  {t('form.write')}
                </ButtonLink>
              </Stack>
            </Surface>
            <Contacts />
          </aside>
        </div>
      </Stack>
    </Screen>
  );
}
