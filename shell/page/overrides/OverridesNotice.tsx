import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { addTexts } from '../language/addTexts';
import { LazyPart } from '../loading/LazyPart';
import { useRemotes } from '../remotes/useRemotes';

/** Staff alone ever see it, so nobody else carries its code or its words. */
async function loadBanner(texts: i18n) {
  const [{ OverridesBanner }, ru, en] = await Promise.all([
    import('./OverridesBanner'),
    import('./locales/ru.json'),
    import('./locales/en.json'),
  ]);
  addTexts(texts, 'overrides', { ru: ru.default, en: en.default });
  return { default: OverridesBanner };
}

const stay = () => undefined;

/** Says on every page that a member of staff runs something else than everybody. */
export function OverridesNotice() {
  const { overrides } = useRemotes();
  const { t, i18n } = useTranslation('shell');
  if (!overrides) return null;
  return (
    <LazyPart
      load={() => loadBanner(i18n)}
      props={{ overrides }}
      failureText={t('overrides.unavailable')}
      onFailure={stay}
    />
  );
}
