import { useApi } from '@campus/shared/api/useApi';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import type { Choice } from '@campus/shared/choice/useChoices';
import { publicationStatuses } from '@campus/shared/contract/media/machine';
import { filterInfoPages, getInfoPage } from '@campus/shared/contract/media/pageCalls';
import { pageSections } from '@campus/shared/contract/media/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentValues } from '../editor/ContentValues';
import { useFieldLabel } from '../editor/LanguageFields';

interface Place {
  /** The page itself, which cannot stand below itself. */
  id: string;
  section: ContentValues['section'];
  chosen: string | undefined;
}

const statuses = [...publicationStatuses];

/** Pages of the first level and of one section, in every state, found by the words in them. */
function useParents({ id, section, chosen }: Place) {
  const { t, i18n } = useTranslation('media');
  const api = useApi();
  const children = { query: { size: 1 }, body: { parentId: id, statuses } };
  const below = useCallQuery(filterInfoPages, children);
  const above = useCallQuery(
    getInfoPage,
    { params: { id: chosen ?? '' } },
    { enabled: chosen !== undefined },
  );
  const title = above.data?.title;
  const named = i18n.language === 'en' ? (title?.en ?? title?.ru) : title?.ru;
  return {
    hasChildren: (below.data?.total ?? 0) > 0,
    selected: chosen && { value: chosen, label: named ?? t('editor.page.chosenParent') },
    search: async (text: string, signal: AbortSignal): Promise<Choice[]> => {
      const words = { search: text.trim() || undefined, sections: section ? [section] : undefined };
      const body = { ...words, statuses, parentId: null };
      const found = await api(filterInfoPages, { query: { size: 100 }, body }, { signal });
      return found.items
        .filter((page) => page.id !== id)
        .map(({ id: value, title: label, url: hint }) => ({ value, label, hint }));
    },
  };
}

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

/** Where a page stands among the others. */
export function PageFields() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const sections = optionsOf(pageSections, (value) => t(`editor.sections.${value}`));
  return (
    <>
      <SelectField name="section" label={labelOf('section')} options={sections} />
      <ParentField />
      <TextField
        name="position"
        label={labelOf('position')}
        hint={t('editor.page.positionHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={10_000}
      />
      <SwitchField
        name="showInMenu"
        label={labelOf('showInMenu')}
        hint={t('editor.page.menuHint')}
      />
    </>
  );
}
