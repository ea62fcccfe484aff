import { saveTranslations } from '@campus/shared/contract/resources/calls';
import { plain } from '@campus/shared/format/plain';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { FilterSelect } from '@campus/shared/table/FilterSelect';
import { TableBar } from '@campus/shared/table/TableBar';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { NothingFound } from '@campus/shared/ui/NothingFound';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { urlChoice, urlText, type UrlValue } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportTexts } from './files/ExportTexts';
import { ImportTexts } from './files/ImportTexts';
import en from './locales/en.json';
import ru from './locales/ru.json';
import { TextTable } from './table/TextTable';
import { type TextRow, viewNames, views } from './textRows';
import { type Texts, useTexts } from './useTexts';

export const locales = { ru, en };

/** A mnemonic may be longer than what people look for. */
const urlMnemonic: UrlValue<string | undefined> = ([value]) => value || undefined;

const values = {
  view: urlChoice(viewNames),
  search: urlText,
  of: urlMnemonic,
  text: urlMnemonic,
};

/** Whose texts there are: remotes by their titles, then what only the server has. */
function useOwners({ rows, bundled }: Pick<Texts, 'rows' | 'bundled'>) {
  const { t } = useTranslation('admin-users');
  const language = useClientStore((state) => state.currentLanguage);
  const ownerOf = (namespace: string) => {
    const known = bundled?.find((each) => each.namespace === namespace);
    if (!known) return t('translations.owner.server', { namespace });
    return known.title?.[language] ?? t('translations.owner.shell', { namespace });
  };
  const namespaces = useMemo(() => [...new Set(rows.map((row) => row.namespace))], [rows]);
  const options = optionsOf(namespaces, (value) => ownerOf(value));
  return { ownerOf: ({ namespace }: TextRow) => ownerOf(namespace), options };
}

/** The table with what it is narrowed down by; all of it stands in the address. */
function FoundTexts(texts: Texts) {
  const { rows, ids, keep, bundled } = texts;
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const [filter, setFilter, hrefOf] = useFilter(values);
  const { view = 'all', search = '', of, text: open } = filter;
  const { ownerOf, options } = useOwners(texts);
  const isReadOnly = !mayUse(useSession(), saveTranslations.access);
  const [isImporting, setImporting] = useState(false);

  const inView = useMemo(
    () => viewNames.map((name) => ({ name, rows: rows.filter(views[name]) })),
    [rows],
  );
  const found = useMemo(() => {
    const shown = inView.find(({ name }) => name === view)?.rows ?? [];
    const words = plain(search);
    return shown.filter(
      (row) => (!of || row.namespace === of) && (!words || row.words.includes(words)),
    );
  }, [inView, view, search, of]);
  // What is being edited stays in sight whatever is looked for.
  const isAway = open !== undefined && !found.some(({ mnemonic }) => mnemonic === open);
  const away = isAway ? rows.filter(({ mnemonic }) => mnemonic === open) : [];
  const shown = isAway ? [...away, ...found] : found;
  const none = <EmptyState title={t(`translations.none.${view}`)} />;
  return (
    <Stack gap={2}>
      {!bundled && <Banner tone="info">{t('translations.noBundled')}</Banner>}
      <TabLinks
        isTight
        label={t('translations.tabs')}
        tabs={inView.map(({ name, rows: { length } }) => ({
          to: hrefOf({ view: name === 'all' ? undefined : name, text: undefined }),
          label: t(`translations.view.${name}`),
          count: length,
          isCurrent: name === view,
        }))}
      />
      <TableBar
        search={<SearchField label={t('translations.search')} isLive />}
        choices={
          <FilterSelect
            label={t('translations.of')}
            any={t('translations.anyOwner')}
            value={of ?? ''}
            options={options}
            onChange={(next) => setFilter({ of: next || undefined })}
          />
        }
        total={t('translations.total', { count: found.length, number: number(found.length) })}
        tools={
          <>
            {!isReadOnly && (
              <Button variant="soft" size="s" icon="upload" onClick={() => setImporting(true)}>
                {t('translations.import.title')}
              </Button>
            )}
            <ExportTexts rows={found} />
          </>
        }
      />
      {shown.length > 0 && (
        <TextTable
          {...{ rows: shown, ids, keep, ownerOf, open, isReadOnly }}
          onOpen={(mnemonic) => setFilter({ text: mnemonic }, { replace: true })}
        />
      )}
      {shown.length === 0 &&
        (search || of ? (
          <NothingFound of="rows" to={hrefOf({ search: undefined, of: undefined })} />
        ) : (
          none
        ))}
      {isImporting && <ImportTexts {...texts} onClose={() => setImporting(false)} />}
    </Stack>
  );
}

/** Every text of the product in both languages: what remotes say, and what staff say over it. */
export function TranslationsScreen() {
  const { t } = useTranslation('admin-users');
  const texts = useTexts();
  const title = t('translations.title');
  return (
    <Screen title={title}>
      <Head title={title} isPrivate />
      <QueryView query={texts.query} empty={null} skeleton={<SkeletonText lines={12} />}>
        {() => <FoundTexts {...texts} />}
      </QueryView>
    </Screen>
  );
}
