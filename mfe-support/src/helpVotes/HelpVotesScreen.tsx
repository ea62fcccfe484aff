import { momentsOf } from '@campus/shared/contract/days';
import { getInfoPage } from '@campus/shared/contract/media/pageCalls';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import { filterHelpVotes, type HelpRating } from '@campus/shared/contract/media/voteCalls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useAsked } from '@campus/shared/record/useAsked';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import { choiceFilter, rangeFilter, searchFilter } from '@campus/shared/table/filters';
import { List } from '@campus/shared/table/List';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useMomentCells } from '@campus/shared/table/useMomentCells';
import { useTranslation } from 'react-i18next';
import styles from './HelpVotesScreen.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** Ways to order the pages, by the column that each of them goes by. */
const orders = { HELPED: 'helped', SHARE: 'share', LAST: 'lastAt' } as const;
const orderKeys = ['HELPED', 'SHARE', 'LAST'] as const;

function useColumns(onRead: (page: HelpRating) => void): Column<HelpRating>[] {
  const { t } = useTranslation('support');
  const { number, percent } = useFormat();
  const momentCells = useMomentCells<HelpRating>();
  const mayEdit = mayUse(useSession(), getInfoPage.access);
  const columns: Column<HelpRating>[] = [
    {
      key: 'title',
      header: t('votes.column.title'),
      cell: ({ title, lang, url, isPublished }) =>
        isPublished ? (
          <TextLink to={mediaPaths.infoPage(url)}>
            <span lang={lang} title={title}>
              {title}
            </span>
          </TextLink>
        ) : (
          <span lang={lang} title={title}>
            {title} <span className={styles.note}>{t('votes.withdrawn')}</span>
          </span>
        ),
      text: ({ title }) => title,
      priority: 'primary',
    },
    {
      key: 'notHelped',
      header: t('votes.column.notHelped'),
      cell: ({ notHelped }) => number(notHelped),
      align: 'end',
    },
    {
      key: 'helped',
      header: t('votes.column.helped'),
      cell: ({ helped }) => number(helped),
      align: 'end',
    },
    {
      key: 'share',
      header: t('votes.column.share'),
      cell: ({ share }) => (share === null ? t('votes.nobody') : percent(share)),
      align: 'end',
    },
    {
      key: 'lastAt',
      header: t('votes.column.lastAt'),
      ...momentCells(({ lastAt }) => lastAt),
      priority: 'secondary',
    },
    {
      key: 'words',
      header: t('votes.column.words'),
      cell: (page) => {
        if (page.words.length === 0) return null;
        const what = t('votes.read', { count: page.words.length });
        return (
          <Button
            size="s"
            variant="ghost"
            aria-label={t('votes.of', { what, title: page.title })}
            onClick={() => onRead(page)}
          >
            {what}
          </Button>
        );
      },
      text: ({ words }) => words.map(({ text }) => text).join('; '),
    },
  ];
  const editing: Column<HelpRating> = {
    key: 'editor',
    header: t('votes.column.editor'),
    cell: ({ pageId, title }) => (
      <TextLink to={mediaPaths.content('info-pages', pageId)}>
        {t('votes.edit')}
        <span className="visually-hidden"> {title}</span>
      </TextLink>
    ),
    text: false,
  };
  return mayEdit ? [...columns, editing] : columns;
}

/** What readers have missed on a page, in their own words. */
function Words({ words }: Pick<HelpRating, 'words'>) {
  const { dateTime } = useFormat();
  return (
    <ul className={styles.words}>
      {words.map(({ text, at }) => (
        <li key={at + text}>
          <Stack gap={1}>
            <time dateTime={at} className={styles.note}>
              {dateTime(at)}
            </time>
            <p className={styles.text}>{text}</p>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** Which pages of help do help: how many readers said so, and what the others have missed. */
export function HelpVotesScreen() {
  const { t } = useTranslation('support');
  const { asked, isOpen, ask, close } = useAsked<HelpRating>();
  const columns = useColumns(ask);
  const [{ order }] = useFilter({ order: urlChoice(orderKeys) });
  return (
    <Screen
      title={t('votes.title')}
      lead={t('votes.lead')}
      breadcrumbs={[{ to: supportPaths.help(), label: t('votes.help') }]}
    >
      <List
        call={filterHelpVotes}
        name="helpVotes"
        caption={t('votes.title')}
        filters={{
          search: searchFilter({ label: t('votes.search'), placeholder: t('votes.searchHint') }),
          order: choiceFilter({
            label: t('votes.order.label'),
            any: t('votes.order.NOT_HELPED'),
            options: optionsOf(orderKeys, (value) => t(`votes.order.${value}`)),
          }),
          at: rangeFilter({ label: t('votes.period') }),
        }}
        input={({ at, ...filter }) => ({ body: { ...filter, ...momentsOf(at) } })}
        sort={{ column: order ? orders[order] : 'notHelped', asc: false }}
        columns={columns}
        rowKey={({ pageId }) => pageId}
        empty={{ title: t('votes.none'), text: t('votes.noneText') }}
        unknown={{ title: t('votes.unknown'), text: t('votes.unknownText') }}
        totalLabel={(count) => t('votes.total', { count })}
      />
      <Dialog
        title={asked ? t('votes.wordsOf', { title: asked.title }) : ''}
        open={isOpen}
        onClose={close}
      >
        {asked && <Words words={asked.words} />}
      </Dialog>
    </Screen>
  );
}
