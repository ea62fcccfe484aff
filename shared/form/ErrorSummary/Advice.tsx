import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** What to do about a refusal of the whole form, where there is something to advise. */
export function Advice({ kind }: { kind: string | number | undefined }) {
  const { t, i18n } = useTranslation('shared');
  const { pathname, search } = useLocation();
  const key = `form.advice.${kind}`;
  if (!i18n.exists(`shared:${key}`)) return null;
  return (
    <>
      <p>{t(key)}</p>
      {kind === 'conflict' && (
        <p>
          <TextLink to={pathname + search} external>
            {t('form.advice.compare')}
          </TextLink>
        </p>
      )}
    </>
  );
}
