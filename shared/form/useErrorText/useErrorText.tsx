import { useTranslation } from 'react-i18next';

/** Schemas and the server speak in codes; this words them, an empty field by its own words if it has any. */
export function useErrorText() {
  const { t } = useTranslation('shared');
  return (code: string | undefined, whenEmpty?: string) =>
    code === 'REQUIRED' && whenEmpty
      ? whenEmpty
      : t([`error.${code}`, 'error.INVALID'], { ns: 'shared' });
}
