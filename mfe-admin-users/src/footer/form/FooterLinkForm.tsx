import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  createFooterLink,
  type FooterLink,
  updateFooterLink,
} from '@campus/shared/contract/settings/calls';
import {
  footerGroups,
  footerLinkCreatorDto,
  footerLinkUpdaterDto,
} from '@campus/shared/contract/settings/requests';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';

interface FormProps extends WindowForm {
  /** Until it has dealt with what is saved, the form is busy. */
  onDone: (saved: CallOutput<typeof createFooterLink>) => unknown;
}

const labels = {
  'title.ru': 'ru',
  'title.en': 'en',
  url: 'url',
  group: 'group',
  isActive: 'isActive',
} as const;
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];

function useLabelOf() {
  const { t } = useTranslation('admin-users');
  return (name: string) => t(`footer.field.${labels[name as Name]}`);
}

function Fields() {
  const { t } = useTranslation('admin-users');
  const labelOf = useLabelOf();
  return (
    <>
      <BothLanguages name="title" labelOf={labelOf} />
      <TextField
        name="url"
        label={labelOf('url')}
        hint={t('footer.urlHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        name="group"
        label={labelOf('group')}
        options={optionsOf(footerGroups, (value) => t(`footer.group.${value}`))}
        placeholder={null}
      />
      <SwitchField name="isActive" label={labelOf('isActive')} />
    </>
  );
}

/** A link that comes last in its group. */
export function NewFooterLink({ group, ...window }: FormProps & { group: FooterLink['group'] }) {
  const { t } = useTranslation('admin-users');
  const form = useCallFormInWindow(createFooterLink, footerLinkCreatorDto, {
    defaultValues: { title: { ru: '', en: '' }, url: '', group, isActive: true },
    window,
  });
  return (
    <RecordForm {...form} submitLabel={t('footer.create')} firstField="title.ru">
      <Fields />
    </RecordForm>
  );
}

const valuesOf = ({ title, url, group, staff }: FooterLink) => ({
  title: { ru: staff?.title.ru ?? title, en: staff?.title.en ?? '' },
  ...{ url, group },
  isActive: staff?.isActive ?? true,
  version: staff?.version ?? 0,
});

interface EditProps extends FormProps {
  link: FooterLink;
  read: () => Promise<FooterLink>;
}

export function EditFooterLink({ link, read, onDone, ...rest }: EditProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit, meeting } = useRecordForm({
    call: updateFooterLink,
    schema: footerLinkUpdaterDto,
    input: { params: { id: link.id } },
    record: link,
    valuesOf,
    names,
    read,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, meeting, ...rest }}
      labelOf={useLabelOf()}
      submitLabel={t('footer.save')}
      firstField="title.ru"
    >
      <Fields />
    </RecordForm>
  );
}
