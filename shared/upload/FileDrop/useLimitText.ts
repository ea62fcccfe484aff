import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { kindNames, type FileKind } from './fileKinds';
import type { Limits, Refused } from './sortFiles';

export function useKindText() {
  const { i18n } = useTranslation('shared');
  return (accept: readonly FileKind[]) =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(kindNames(accept));
}

/** The limits in words, beforehand and in a refusal. */
export function useLimitText({ accept, maxSize, maxFiles }: Limits) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const kinds = useKindText()(accept);
  const limit = format.bytes(maxSize);
  const count = t('upload.count', { count: maxFiles });
  const text = t('upload.limits', { kinds, size: limit });
  return {
    limits: maxFiles > 1 ? `${text}, ${count}` : text,
    full: t('upload.full', { count: maxFiles }),
    refusal: ({ code, size }: Refused) =>
      t(`upload.refused.${code}`, { kinds, size: format.bytes(size), limit, count }),
  };
}
