import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { TextForm } from '@campus/shared/bilingual/TextForm';
import { listTextPlaces } from '@campus/shared/contract/releases/calls';
import { listTextLog } from '@campus/shared/contract/resources/calls';
import {
  languageKeys,
  wordingText,
  type Wordings,
} from '@campus/shared/contract/resources/wordings';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { LeaveQuestion } from '@campus/shared/remote/LeaveQuestion';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRow } from '../textRows';
import styles from '../translations.module.css';
import type { Texts } from '../useTexts';

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

/** Has the focus at once, so that whoever only reads is in the row as well. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-users');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div>
      <Button ref={button} variant="soft" onClick={onClose}>
        {t('translations.close')}
      </Button>
    </div>
  );
}

interface OpenTextProps extends Pick<Texts, 'ids' | 'keep'> {
  row: TextRow;
  /** Whose text it is, in words. */
  owner: string;
  isReadOnly: boolean;
  onClose: () => void;
}

/**
 * A text that is open in its row, with where it is said and who said what: to be edited, or read as
 * a whole, as rows of one line cut it. Escape leaves it, and asks first where words would be lost.
 */
export function OpenText({ row, owner, ids, keep, isReadOnly, onClose }: OpenTextProps) {
  const { mnemonic } = row;
  const { t } = useTranslation('admin-users');
  const notify = useClientStore((state) => state.notify);
  const [isDirty, setDirty] = useState(false);
  const isSaved = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const onDone = (saved: Wordings) => {
    isSaved.current = true;
    keep(saved);
    notify({ tone: 'success', text: t('translations.saved', { key: mnemonic }) });
    // Where it was left before the answer came, another text may be open by now.
    if (place.current) onClose();
  };
  return (
    <>
      <div ref={place} role="presentation" onKeyDown={onKeyDown}>
        <Stack gap={4} role="group" aria-label={mnemonic}>
          <p className={styles.editing}>
            <code className={styles.mnemonic}>{mnemonic}</code>
            <span className={styles.owner}>{owner}</span>
          </p>
          {isReadOnly ? (
            <SummaryList
              items={languageKeys.map((language) => ({
                term: t(`translations.column.${language}`),
                value: <span lang={language}>{wordingText(row[language])}</span>,
              }))}
            />
          ) : (
            <TextForm
              {...{ text: row, ids, onDone }}
              firstField="ru"
              onCancel={onClose}
              onDirty={setDirty}
              guard={false}
            />
          )}
          <TextPlaces mnemonic={mnemonic} />
          <TextHistory mnemonic={mnemonic} ids={ids} />
          {isReadOnly && <CloseButton onClose={onClose} />}
        </Stack>
      </div>
      {isDirty && <LeaveQuestion isUnsaved={() => !isSaved.current} openedBy="text" />}
    </>
  );
}
