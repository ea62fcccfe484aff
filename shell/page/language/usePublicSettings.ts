import { useApi } from '@campus/shared/api/useApi';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from './publicSettingsQuery';

/** Public settings by id. Start-up asks for them, last of all; from then on they are kept fresh. */
export function usePublicSettings(): Partial<Record<string, string>> {
  const isTranslated = useClientStore(
    ({ dictionaries, currentLanguage }) => dictionaries[currentLanguage] !== undefined,
  );
  const { data = [] } = useQuery({
    ...publicSettingsQuery(useApi()),
    // They come after the translations, but do not wait for translations that cannot be had.
    enabled: ({ state }) => isTranslated || state.data !== undefined,
  });
  return Object.fromEntries(data.map(({ id, value }) => [id, value]));
}
