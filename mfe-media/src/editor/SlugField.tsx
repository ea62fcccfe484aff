import { TextField } from '@campus/shared/form/TextField';
import type { ContentKind } from '@campus/shared/paths';
import { Button } from '@campus/shared/ui/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentRecord } from '../desk/ContentRecord';
import type { ContentValues } from '../editing/ContentValues';
import { siteAddress } from '../editing/siteAddress';
import { useLiveSlug } from '../editing/useLiveSlug';
import styles from './SlugField.module.css';
import { useFieldLabel } from './useFieldLabel';

interface SlugFieldProps {
  kind: ContentKind;
  record: ContentRecord | null;
  /** A free address that the server offers instead of one that is taken. */
  suggestion: string | undefined;
}

// What is scheduled has a moment too, but nobody has seen its address yet.
const isKnown = (record: ContentRecord | null) =>
  !!record?.publishAt &&
  record.status !== 'SCHEDULED' &&
  Date.parse(record.publishAt) <= Date.now();

/** The address of a record, whole, with what its change would mean. */
export function SlugField({ kind, record, suggestion }: SlugFieldProps) {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const { setValue, setFocus } = useFormContext<ContentValues>();
  const url = useWatch<ContentValues, 'url'>({ name: 'url' });
  const isPublic = isKnown(record);
  useLiveSlug(isPublic);
  const take = (free: string) => {
    setValue('url', free, { shouldDirty: true, shouldValidate: true });
    setFocus('url');
  };
  const address = window.location.origin + siteAddress(kind, url || '…');
  return (
    <div className={styles.field}>
      <TextField
        name="url"
        label={labelOf('url')}
        hint={<span className={styles.address}>{address}</span>}
        spellCheck={false}
        autoComplete="off"
      />
      {suggestion && suggestion !== url && (
        <Button variant="soft" size="s" onClick={() => take(suggestion)}>
          {t('editor.slug.take', { suggestion })}
        </Button>
      )}
      {!isPublic && <p className={styles.note}>{t('editor.slug.live')}</p>}
      {isPublic && record && url !== record.url && (
        <p role="status" className={styles.note}>
          {t('editor.slug.former', { address: siteAddress(kind, record.url) })}
        </p>
      )}
    </div>
  );
}
