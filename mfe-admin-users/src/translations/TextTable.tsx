import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { TextForm, type TextWords } from '@campus/shared/bilingual/TextForm';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { listTextPlaces } from '@campus/shared/contract/releases/calls';
import { listTextLog } from '@campus/shared/contract/resources/calls';
import {
  hasLanguage,
  isOvertaken,
  languageKeys,
  textOf,
} from '@campus/shared/contract/resources/wordings';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfStaff, type TextRow } from './textRows';
import styles from './translations.module.css';
import type { Texts } from './useTexts';

interface TextCellProps {
  row: TextRow;
  language: LanguageKey;
}

/** What visitors read, and whose words they are. */
function TextCell({ row, language }: TextCellProps) {
  const { t } = useTranslation('admin-users');
  const wording = row[language];
  const text = textOf(wording);
  if (!hasLanguage(row, language))
    return <span className={styles.owner}>{t('translations.state.noForm')}</span>;
  return (
    <span className={styles.text} lang={language}>
      {text}
      {text === '' && <Status tone="danger">{t('translations.state.missing')}</Status>}
      {isOvertaken(wording) ? (
        <Status tone="warning">{t('translations.state.overtaken')}</Status>
      ) : (
        isOfStaff(wording) && (
          <Status tone="info" icon="edit">
            {t('translations.state.changed')}
          </Status>
        )
      )}
    </span>
  );
}

interface TextHistoryProps extends Pick<Texts, 'ids'> {
  mnemonic: string;
}

/** Who said what of a text, and when; nothing where no log is told, or nobody said anything. */
function TextHistory({ mnemonic, ids }: TextHistoryProps) {
  const { t } = useTranslation('admin-users');
  const { name } = useFormat();
  const { data } = useCallQuery(listTextLog, { query: { mnemonic, size: 20 } }, { gcTime: 0 });
  if (!data || data.items.length === 0) return null;
  const languageOf = (id: string) => languageKeys.find((language) => ids[language] === id) ?? 'ru';
  const said = (text: string | null) => text ?? t('translations.history.bundled');
  return (
    <section aria-label={t('translations.history.title')}>
      <h3>{t('translations.history.title')}</h3>
      <Timeline
        label={t('translations.history.title')}
        events={data.items.flatMap(({ id, at, by, changes }) =>
          changes.map(({ languageId, from, to }) => ({
            ...{ id: `${id} ${languageId}`, at, icon: 'edit' as const },
            title: t(`translations.history.${languageOf(languageId)}`),
            who: by ? name(by) : t('translations.history.system'),
            text: (
              <>
                <del>{said(from)}</del> <ins>{said(to)}</ins>
              </>
            ),
          })),
        )}
      />
    </section>
  );
}

/** Pages whose code says the text; nothing where no server of pages tells. */
function TextPlaces({ mnemonic }: { mnemonic: string }) {
  const { t } = useTranslation('admin-users');
  const language = useClientStore((state) => state.currentLanguage);
  const { data } = useCallQuery(listTextPlaces, { query: { mnemonic } });
  if (!data) return null;
  return (
    <section aria-label={t('translations.places.title')}>
      <h3>{t('translations.places.title')}</h3>
      {data.length === 0 ? (
        <p>{t('translations.places.none')}</p>
      ) : (
        <ul>
          {data.map(({ title, path }) => {
            const words = title[language] ?? title.ru;
            return (
              <li key={`${words} ${path ?? ''}`}>
                {path && !path.includes(':') ? (
                  <TextLink to={path}>{words}</TextLink>
                ) : (
                  <>
                    {words}{' '}
                    <span className={styles.owner}>{path ?? t('translations.places.widget')}</span>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface TextEditorProps extends Pick<Texts, 'ids' | 'keep'> {
  row: TextRow;
  owner: string;
  onClose: () => void;
}

/** A text in its row: Escape leaves it, and asks first where words would be lost. */
function TextEditor({ row, owner, ids, keep, onClose }: TextEditorProps) {
  const { t } = useTranslation('admin-users');
  const notify = useClientStore((state) => state.notify);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const words: TextWords = (word, values) => t(`translations.form.${word}`, { ...values });
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      <div role="presentation" onKeyDown={onKeyDown}>
        <Stack gap={4} role="group" aria-label={row.mnemonic}>
          <p className={styles.editing}>
            <code className={styles.mnemonic}>{row.mnemonic}</code>
            <span className={styles.owner}>{owner}</span>
          </p>
          <TextForm
            {...{ text: row, ids, words }}
            firstField="ru"
            onDone={(saved) => {
              keep(saved);
              notify({ tone: 'success', text: t('translations.saved', { key: row.mnemonic }) });
              onClose();
            }}
            onCancel={leave}
            onDirty={setDirty}
          />
          <TextPlaces mnemonic={row.mnemonic} />
          <TextHistory mnemonic={row.mnemonic} ids={ids} />
        </Stack>
      </div>
      <DiscardDialog open={isAsking} onConfirm={onClose} onCancel={() => setAsking(false)} />
    </>
  );
}

interface TextTableProps extends Pick<Texts, 'ids' | 'keep'> {
  rows: readonly TextRow[];
  /** Whose text it is, in words. */
  ownerOf: (row: TextRow) => string;
  /** The text that is being edited. */
  open: string | undefined;
  onOpen: (mnemonic: string | undefined) => void;
  isReadOnly: boolean;
}

/** Texts in both languages beside each other; one of them may be open in its row. */
export function TextTable(props: TextTableProps) {
  const { rows, ids, keep, ownerOf, open, onOpen, isReadOnly } = props;
  const { t } = useTranslation('admin-users');
  /** The button that opened a form gets the focus back when the form has gone. */
  const left = useRef<string>(undefined);
  const buttonRef = (mnemonic: string) => (button: HTMLElement | null) => {
    if (!button || left.current !== mnemonic) return;
    left.current = undefined;
    button.focus();
  };
  const columns: Column<TextRow>[] = [
    {
      key: 'mnemonic',
      header: t('translations.column.mnemonic'),
      cell: (row) => (
        <span className={styles.name}>
          <code className={styles.mnemonic}>{row.mnemonic}</code>
          <span className={styles.owner}>{ownerOf(row)}</span>
        </span>
      ),
      text: ({ mnemonic }) => mnemonic,
      priority: 'primary',
    },
    ...languageKeys.map((language) => ({
      key: language,
      header: t(`translations.column.${language}`),
      cell: (row: TextRow) => <TextCell row={row} language={language} />,
      text: (row: TextRow) => textOf(row[language]),
    })),
    {
      key: 'edit',
      header: t('translations.column.edit'),
      align: 'end',
      cell: ({ mnemonic }) => (
        <IconButton
          ref={buttonRef(mnemonic)}
          icon="edit"
          label={t('translations.edit', { key: mnemonic })}
          onClick={() => onOpen(mnemonic)}
        />
      ),
      text: false,
    },
  ];
  return (
    <DataTable
      caption={t('translations.list')}
      columns={isReadOnly ? columns.slice(0, -1) : columns}
      rows={rows}
      rowKey={({ mnemonic }) => mnemonic}
      openKey={open}
      rowForm={(row) =>
        row.mnemonic === open &&
        !isReadOnly && (
          <TextEditor
            {...{ row, ids, keep }}
            owner={ownerOf(row)}
            onClose={() => {
              left.current = row.mnemonic;
              onOpen(undefined);
            }}
          />
        )
      }
    />
  );
}
