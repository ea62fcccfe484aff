import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentValues } from '../editing/ContentValues';
import { useFieldLabel } from '../editor/useFieldLabel';
import { useParents } from './useParents';

/** The page above: one of the first level and of the same section, because pages nest once. */
export function ParentField() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const [id, section, parentId] = useWatch<ContentValues, ['id', 'section', 'parentId']>({
    name: ['id', 'section', 'parentId'],
  });
  const chosen = parentId || undefined;
  const { hasChildren, selected, search } = useParents({ id, section, chosen });
  return (
    <ComboboxField
      name="parentId"
      label={labelOf('parentId')}
      hint={hasChildren ? t('editor.page.hasChildren') : t('editor.page.parentHint')}
      placeholder={t('editor.page.noParent')}
      selected={selected || undefined}
      search={search}
      readOnly={hasChildren && !chosen}
      optional
    />
  );
}
