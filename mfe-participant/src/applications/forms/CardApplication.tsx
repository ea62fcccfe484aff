import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { applyForCard } from '@campus/shared/contract/applications/calls';
import { cardApplicationRequest } from '@campus/shared/contract/applications/requests';
import { listEskIssuing } from '@campus/shared/contract/resources/calls';
import { CheckedForm } from '@campus/shared/form/CheckedForm';
import { RadioField } from '@campus/shared/form/RadioField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { Avatar } from '@campus/shared/ui/Avatar';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { OwnPhoto } from '../../profile/OwnPhoto';
import type { ApplicationFormProps } from '../applicationOptions';

const digital = 'DIGITAL';

/** Where nothing is said the card is a digital one. */
const filled = z.object({ issuingId: z.string('REQUIRED') });
const bodyOf = ({ issuingId }: z.output<typeof filled>) =>
  issuingId === digital ? {} : { issuingId };
const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), cardApplicationRequest));

function CardForm({ human, onSent }: ApplicationFormProps) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const { data: places = [] } = useCallQuery(listEskIssuing);
  const { form, onSubmit } = useCallForm(applyForCard, schema, {
    defaultValues: { issuingId: digital },
    guard: false,
    onDone: (application) => onSent(application, []),
  });
  const plastic = places.filter(({ kind, isActive }) => kind === 'PLASTIC' && isActive);
  const options = [
    { value: digital, label: t('apply.digital'), hint: t('apply.digitalHint') },
    ...plastic.map(({ id, name, address, leadDays }) => ({
      value: id,
      label: t('apply.plastic', { name }),
      hint: [address, t('apply.ready', { count: leadDays })].filter(Boolean).join('. '),
    })),
  ];
  return (
    <CheckedForm
      form={form}
      onSubmit={onSubmit}
      sendLabel={t('apply.send')}
      answers={({ issuingId = digital }) => [
        { term: t('apply.name'), value: fullName(human) },
        { term: t('apply.organisation'), value: human.student?.eduOrg.name },
        {
          term: t('photo.label'),
          value: (
            <Avatar
              name={fullName(human)}
              photo={human.photoUrl ? { url: human.photoUrl } : null}
              size="l"
            />
          ),
        },
        { term: t('apply.kind'), value: options.find(({ value }) => value === issuingId)?.label },
      ]}
    >
      <RadioField name="issuingId" label={t('apply.kind')} options={options} />
    </CheckedForm>
  );
}

/** The photo first, because there is no card without one; then where the card is wanted. */
export function CardApplication(props: ApplicationFormProps) {
  const { t } = useTranslation('participant');
  const places = useCallQuery(listEskIssuing);
  const { human } = props;
  return (
    <Stack gap={6}>
      <Surface as="section" aria-label={t('photo.label')}>
        <OwnPhoto human={human} />
      </Surface>
      {human.photoUrl ? (
        <QueryView query={places} empty={null} skeleton={<SkeletonText lines={4} />}>
          {() => <CardForm {...props} />}
        </QueryView>
      ) : (
        <p>{t('apply.photoFirst')}</p>
      )}
    </Stack>
  );
}
