import { isMissing } from '@campus/shared/api/isMissing';
import { readAgain } from '@campus/shared/api/readAgain';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
} from '@campus/shared/contract/support/calls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import type { CannedAnswer } from '@campus/shared/contract/support/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { useRemovedIds, useUndoableRemoval } from '@campus/shared/removal/useUndoableRemoval';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Column } from '@campus/shared/table/DataTable';
import { SearchedTable } from '@campus/shared/table/SearchedTable';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';
import { CannedAnswerForm, NewCannedAnswerForm } from './CannedAnswerForm';
import styles from './CannedAnswersScreen.module.css';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

interface Deeds {
  onEdit: (answer: CannedAnswer) => void;
  onRemove: (answer: CannedAnswer) => void;
}

/** Those who write get the actions, the others what they act on. */
function useColumns({ onEdit, onRemove }: Deeds, mayWrite: boolean): Column<CannedAnswer>[] {
  const { t } = useTranslation('support');
  const { shortDate } = useFormat();
  const columns: Column<CannedAnswer>[] = [
    {
      key: 'title',
      header: t('answers.name'),
      cell: ({ title }) => title.ru,
      priority: 'primary',
    },
    {
      key: 'text',
      header: t('answers.text'),
      cell: ({ text }) => (
        <span className={styles.text} title={text.ru} data-whole>
          {text.ru}
        </span>
      ),
      text: ({ text }) => text.ru,
    },
    {
      key: 'english',
      header: t('answers.english'),
      cell: ({ text }) => t(text.en ? 'answers.translated' : 'answers.untranslated'),
      priority: 'secondary',
    },
    {
      key: 'updated',
      header: t('answers.updated'),
      cell: ({ updatedAt }) => shortDate(updatedAt),
      priority: 'secondary',
    },
    {
      key: 'actions',
      header: t('answers.actions'),
      align: 'end',
      cell: (answer) => (
        <span className={styles.actions}>
          <IconButton
            icon="edit"
            label={t('answers.edit', { name: answer.title.ru })}
            onClick={() => onEdit(answer)}
          />
          <IconButton
            icon="trash"
            label={t('answers.remove', { name: answer.title.ru })}
            onClick={() => onRemove(answer)}
          />
        </span>
      ),
      text: false,
    },
  ];
  return mayWrite ? columns : columns.filter(({ key }) => key !== 'actions');
}

/** What support answers often: written once, found by «::» while somebody answers. */
export function CannedAnswersScreen() {
  const { t } = useTranslation('support');
  const notify = useClientStore((state) => state.notify);
  const query = useCallQuery(listCannedAnswers);
  const remove = useUndoableRemoval(deleteCannedAnswer);
  const { ask, window } = useFormWindow<CannedAnswer | 'new'>({
    title: (asked) => t(asked === 'new' ? 'answers.new' : 'answers.editing'),
    form: (asked, { onDone, ...own }) => {
      const form = {
        ...own,
        onDone: ({ title }: CannedAnswer) => {
          onDone();
          notify({ tone: 'success', text: t('answers.saved', { name: title.ru }) });
        },
      };
      if (asked === 'new') return <NewCannedAnswerForm {...form} />;
      return <CannedAnswerForm answer={asked} read={() => readAgain(query, asked.id)} {...form} />;
    },
  });
  const mayWrite = mayUse(useSession(), createCannedAnswer.access);
  const deeds: Deeds = {
    onEdit: ask,
    onRemove: ({ id, title }) => remove({ id, title: title.ru }),
  };
  const columns = useColumns(deeds, mayWrite);
  const removed = useRemovedIds();
  const isUnknown = isMissing(query.error);
  const add = mayWrite && (
    <Button icon="plus" onClick={() => ask('new')}>
      {t('answers.new')}
    </Button>
  );
  const none = (
    <EmptyState
      title={t('answers.none')}
      text={mayWrite ? t('answers.noneText') : undefined}
      action={add}
    />
  );
  return (
    <Screen
      title={t('answers.title')}
      lead={t('answers.lead')}
      breadcrumbs={[{ to: supportPaths.queue(), label: t('answers.queue') }]}
      actions={query.data && query.data.length > 0 && add}
    >
      {isUnknown ? (
        <EmptyState title={t('answers.unknown')} text={t('answers.unknownText')} />
      ) : (
        <SearchedTable
          query={query}
          caption={t('answers.title')}
          columns={columns}
          rowKey={({ id }) => id}
          label={t('answers.search')}
          wordsOf={({ title, text }) => [title.ru, title.en, text.ru, text.en].join(' ')}
          totalLabel={(count) => t('answers.total', { count })}
          empty={none}
          removed={removed}
          isCompact
        />
      )}
      {window}
    </Screen>
  );
}
