import type { LanguageKey } from '@campus/shared/contract/fields';
import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import { missingParts } from './missingParts';
import type { PreviewKind, PreviewValues } from './PreviewValues';

interface MissingNoteProps {
  kind: PreviewKind;
  values: PreviewValues;
  language: LanguageKey;
}

/** Says what the preview had to do without. */
export function MissingNote({ kind, values, language }: MissingNoteProps) {
  const { t, i18n } = useTranslation('media');
  const parts = missingParts(kind, values, language).map((part) => t(`preview.parts.${part}`));
  if (parts.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language).format(parts);
  return <Banner tone="info">{t('preview.missing', { list })}</Banner>;
}
