import { MomentField } from '@campus/shared/form/MomentField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import type { ContentKind } from '@campus/shared/paths';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import { SlugField } from './SlugField';
import { useFieldLabel } from './useFieldLabel';

interface PublicationFieldsProps {
  kind: ContentKind;
  record: ContentRecord | null;
  suggestion: string | undefined;
}

/** Where a record is published, when, and whether it stands first. */
export function PublicationFields({ kind, record, suggestion }: PublicationFieldsProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  return (
    <>
      <SlugField kind={kind} record={record} suggestion={suggestion} />
      <MomentField
        name="publishAt"
        label={labelOf('publishAt')}
        hint={t(`editor.publishAt.${record?.status ?? 'DRAFT'}`)}
        optional
      />
      {kind !== 'info-pages' && (
        <SwitchField
          name="isPinned"
          label={labelOf('isPinned')}
          hint={t(`editor.pinned.${kind}`)}
        />
      )}
    </>
  );
}
