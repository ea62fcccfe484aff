import type { LanguageKey } from '@campus/shared/contract/fields';
import {
  hasLanguage,
  isOvertaken,
  languageKeys,
  wordingText,
} from '@campus/shared/contract/resources/wordings';
import { type Column, DataTable } from '@campus/shared/table/DataTable';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Status } from '@campus/shared/ui/Status';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenText } from './OpenText';
import { isOfStaff, type TextRow } from '../textRows';
import styles from '../translations.module.css';
import type { Texts } from '../useTexts';

interface TextCellProps {
  row: TextRow;
  language: LanguageKey;
}

/** What visitors read, and whose words they are. */
function TextCell({ row, language }: TextCellProps) {
  const { t } = useTranslation('admin-users');
  const wording = row[language];
  const text = wordingText(wording);
  if (!hasLanguage(row, language))
    return <span className={styles.owner}>{t('translations.state.noForm')}</span>;
  return (
    <span className={styles.text} data-whole>
      <span className={styles.words} lang={language} title={text}>
        {text}
      </span>
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
  const close = ({ mnemonic }: TextRow) => {
    left.current = mnemonic;
    onOpen(undefined);
  };
  const columns: Column<TextRow>[] = [
    {
      key: 'mnemonic',
      header: t('translations.column.mnemonic'),
      cell: (row) => (
        <span className={styles.name}>
          <code className={styles.mnemonic} title={row.mnemonic}>
            {row.mnemonic}
          </code>
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
      text: (row: TextRow) => wordingText(row[language]),
    })),
    {
      key: 'edit',
      header: t(isReadOnly ? 'translations.column.whole' : 'translations.column.edit'),
      align: 'end',
      cell: ({ mnemonic }) => (
        <IconButton
          ref={buttonRef(mnemonic)}
          icon={isReadOnly ? 'eye' : 'edit'}
          label={t(isReadOnly ? 'translations.whole' : 'translations.edit', { key: mnemonic })}
          onClick={() => onOpen(mnemonic)}
        />
      ),
      text: false,
    },
  ];
  return (
    <DataTable
      caption={t('translations.list')}
      columns={columns}
      rows={rows}
      isCompact
      rowKey={({ mnemonic }) => mnemonic}
      openKey={open}
      rowForm={(row) =>
        row.mnemonic === open && (
          <OpenText
            {...{ row, ids, keep, isReadOnly }}
            owner={ownerOf(row)}
            onClose={() => close(row)}
          />
        )
      }
    />
  );
}
