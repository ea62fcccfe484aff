import type { ContentKind } from '@campus/shared/paths';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentValues } from '../editing/ContentValues';
import { toRequest } from '../editing/toRequest';
import { PreviewDialog } from '../preview/PreviewDialog';

interface EditorPreviewProps {
  kind: ContentKind;
  record: ContentRecord | null;
  open: boolean;
  onClose: () => void;
}

/** What is typed, as readers will see it. */
export function EditorPreview({ kind, record, open, onClose }: EditorPreviewProps) {
  const { getValues } = useFormContext<ContentValues>();
  const coverId = useWatch<ContentValues, 'coverId'>({ name: 'coverId' });
  const cover = record?.coverId === coverId ? (record?.cover ?? null) : null;
  return (
    <PreviewDialog
      open={open}
      onClose={onClose}
      kind={kind}
      values={toRequest(getValues())}
      cover={cover}
      {...(record && { files: record.files })}
    />
  );
}
