import { Head } from '@campus/shared/remote/Head';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice, urlCount, urlText } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { recentSearches } from './recentSearches';
import { SearchResults } from './SearchResults';
import { shortestWords, useSearchKinds } from './useSearchKinds';

const lowerCase = (label: string) => label.toLocaleLowerCase();

/** S5: everything published, by words that stand in the address. */
export function SearchScreen() {
  const { t } = useTranslation('shell');
  const language = useClientStore((state) => state.currentLanguage);
  const kinds = useSearchKinds();
  const values = {
    q: urlText,
    kind: urlChoice(kinds.map(({ kind: one }) => one)),
    skip: urlCount,
  };
  const [{ q: words = '', kind, skip }, , hrefOf] = useFilter(values);
  const isSearched = words.length >= shortestWords;

  const [first, ...others] = kinds.map(({ label }) => label[language]);
  const lead = first && t('search.lead', { kinds: [first, ...others.map(lowerCase)] });

  useEffect(() => {
    if (isSearched) recentSearches.add(words);
  }, [isSearched, words]);

  return (
    <Screen title={t('search.title')} lead={words ? undefined : lead}>
      <Head title={words ? t('search.titleOf', { words }) : t('search.title')} isPrivate />
      <Stack gap={6}>
        <SearchField name="q" label={t('search.field')} placeholder={t('search.placeholder')} />
        {isSearched ? (
          <SearchResults words={words} kind={kind} skip={skip} hrefOf={hrefOf} />
        ) : (
          <EmptyState
            icon="search"
            title={t(words ? 'search.tooShort' : 'search.notYet')}
            text={t('search.notYetText')}
          />
        )}
      </Stack>
    </Screen>
  );
}
