import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { isPictureKind, kindNames, type FileKind } from './fileKinds';
import type { DropLimits, RefusedFile } from './sortFiles';

export function useKindText() {
  const { i18n } = useTranslation('shared');
  return (accept: readonly FileKind[]) =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(kindNames(accept));
}

/** The limits in words, beforehand and in a refusal. */
export function useLimitText({ accept, maxSize, maxPictureSize = maxSize, maxFiles }: DropLimits) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const kindText = useKindText();
  const kinds = kindText(accept);
  const upTo = (some: readonly FileKind[], size: number) =>
    t('upload.limits', { kinds: kindText(some), size: format.bytes(size) });
  const count = t('upload.count', { count: maxFiles });
  const pictures = accept.filter(isPictureKind);
  const others = accept.filter((kind) => !isPictureKind(kind));
  const text =
    maxPictureSize === maxSize
      ? upTo(accept, maxSize)
      : `${upTo(others, maxSize)}, ${upTo(pictures, maxPictureSize)}`;
  return {
    limits: maxFiles > 1 ? `${text}, ${count}` : text,
    full: t('upload.full', { count: maxFiles }),
    refusal: ({ code, size, limit }: RefusedFile) =>
      t(`upload.refused.${code}`, {
        kinds,
        size: format.bytes(size),
        limit: format.bytes(limit),
        count,
      }),
  };
}
