import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import type { Meeting } from '@campus/shared/form/useConflict';
import type { ContentKind } from '@campus/shared/paths';
import { get } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentValues } from '../editing/ContentValues';
import { useFieldLabel } from '../editor/useFieldLabel';
import { useFieldText } from './useFieldText';
import { useNames } from './useNames';

interface ContentConflictProps {
  kind: ContentKind;
  meeting: Meeting<ContentRecord, ContentValues, string>;
}

/** What somebody else has saved of a publication, beside what was typed here. */
export function ContentConflict({ kind, meeting }: ContentConflictProps) {
  const { t } = useTranslation('media');
  const { theirs, mine, window, inWords } = meeting;
  const labelOf = useFieldLabel();
  const textOf = useFieldText(useNames(kind));
  return (
    <ConflictDialog
      {...window}
      note={theirs.status !== mine.status && t(`editor.conflict.now.${theirs.status}`)}
      differences={inWords(labelOf, (name, values) => textOf(name, get(values, name)))}
    />
  );
}
