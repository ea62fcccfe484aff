import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { TextForm } from '@campus/shared/bilingual/TextForm';
import { listTextPlaces } from '@campus/shared/contract/releases/calls';
import { listTextLog } from '@campus/shared/contract/resources/calls';
import { languageKeys, textOf } from '@campus/shared/contract/resources/wordings';
import { useFormat } from '@campus/shared/format/useFormat';
import { Timeline } from '@campus/shared/progress/Timeline';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextRow } from './textRows';
import styles from './translations.module.css';
import type { Texts } from './useTexts';

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
  /** Whose text it is, in words. */
  owner: string;
  onClose: () => void;
}

/** The whole of a text, for whoever only reads: rows of one line cut it. */
function TextReader({ row, owner, ids, onClose }: Omit<TextEditorProps, 'keep'>) {
  const { t } = useTranslation('admin-users');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <Stack gap={4} role="group" aria-label={row.mnemonic}>
        <TextHead row={row} owner={owner} />
        <SummaryList
          items={languageKeys.map((language) => ({
            term: t(`translations.column.${language}`),
            value: <span lang={language}>{textOf(row[language])}</span>,
          }))}
        />
        <TextPlaces mnemonic={row.mnemonic} />
        <TextHistory mnemonic={row.mnemonic} ids={ids} />
        <div>
          <Button ref={first} variant="soft" onClick={onClose}>
            {t('translations.close')}
          </Button>
        </div>
      </Stack>
    </div>
  );
}

const TextHead = ({ row, owner }: Pick<TextEditorProps, 'row' | 'owner'>) => (
  <p className={styles.editing}>
    <code className={styles.mnemonic}>{row.mnemonic}</code>
    <span className={styles.owner}>{owner}</span>
  </p>
);

/** A text in its row: Escape leaves it, and asks first where words would be lost. */
function TextEditor({ row, owner, ids, keep, onClose }: TextEditorProps) {
  const { t } = useTranslation('admin-users');
  const notify = useClientStore((state) => state.notify);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
          <TextHead row={row} owner={owner} />
          <TextForm
            {...{ text: row, ids }}
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

/** A text in its row, to be edited or only read, with where it is said and who said what. */
export function OpenText({ isReadOnly, ...text }: TextEditorProps & { isReadOnly: boolean }) {
  return isReadOnly ? <TextReader {...text} /> : <TextEditor {...text} />;
}
