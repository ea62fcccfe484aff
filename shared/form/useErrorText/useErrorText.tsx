import { useTranslation } from 'react-i18next';

/** Schemas and the server speak in codes; this words them. */
export function useErrorText() {
  const { t } = useTranslation('shared');
  return (code: string | undefined) => t([`error.${code}`, 'error.INVALID'], { ns: 'shared' });
}
