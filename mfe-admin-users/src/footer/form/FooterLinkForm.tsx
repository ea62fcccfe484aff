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
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useRecordForm } from '@campus/shared/record/useRecordForm';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { useTranslation } from 'react-i18next';

interface FormProps extends WindowForm {
  onDone: (saved: CallOutput<typeof createFooterLink>) => void;
}

function Fields() {
  const { t } = useTranslation('admin-users');
  return (
    <>
      <TextField name="title.ru" label={t('footer.field.ru')} autoComplete="off" />
      <TextField name="title.en" label={t('footer.field.en')} autoComplete="off" optional />
      <TextField
        name="url"
        label={t('footer.field.url')}
        hint={t('footer.urlHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <SelectField
        name="group"
        label={t('footer.field.group')}
        options={optionsOf(footerGroups, (value) => t(`footer.group.${value}`))}
        placeholder={null}
      />
      <SwitchField name="isActive" label={t('footer.field.isActive')} />
    </>
  );
}

/** A link that comes last in its group. */
export function NewFooterLink({
  group,
  onDone,
  ...rest
}: FormProps & { group: FooterLink['group'] }) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useCallForm(createFooterLink, footerLinkCreatorDto, {
    defaultValues: { title: { ru: '', en: '' }, url: '', group, isActive: true },
    guard: false,
    onDone,
  });
  return (
    <RecordForm
      {...{ form, onSubmit, ...rest }}
      submitLabel={t('footer.create')}
      firstField="title.ru"
    >
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

const labels = {
  'title.ru': 'ru',
  'title.en': 'en',
  url: 'url',
  group: 'group',
  isActive: 'isActive',
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

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
      labelOf={(name) => t(`footer.field.${labels[name]}`)}
      submitLabel={t('footer.save')}
      firstField="title.ru"
    >
      <Fields />
    </RecordForm>
  );
}
