import { pageSections } from '@campus/shared/contract/media/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { useFieldLabel } from './useFieldLabel';
import { ParentField } from './ParentField';

/** Where a page stands among the others. */
export function PageFields() {
  const { t } = useTranslation('media');
  const labelOf = useFieldLabel();
  const sections = pageSections.map((value) => ({ value, label: t(`editor.sections.${value}`) }));
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
