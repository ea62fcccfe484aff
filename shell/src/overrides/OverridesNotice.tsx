import { useTranslation } from 'react-i18next';
import { LazyPart } from '../layout/LazyPart';
import { useRemotes } from '../remotes/useRemotes';
import { loadBanner } from './loadBanner';

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
