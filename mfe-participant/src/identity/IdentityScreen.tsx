import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  getIdentityAgreement,
  getCurrentHuman,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftedForm } from '../draft/DraftedForm';
import { IdentityForm } from './IdentityForm';
import en from './locales/en.json';
import ru from './locales/ru.json';

export const locales = { ru, en };

/** What the organisation’s record says otherwise: the names of fields, never its words. */
function Mismatch() {
  const { t } = useTranslation('participant');
  const { data } = useCallQuery(getIdentityAgreement);
  const fields = (['lastName', 'firstName', 'middleName', 'birthDate', 'snils'] as const).filter(
    (field) => data?.[field] === false,
  );
  const named = fields.map((field) => t(`identity.${field}`)).join(', ');
  return (
    <Banner
      tone="warning"
      title={t('identity.mismatch')}
      action={
        <ButtonLink to={supportPaths.newTicket('STUDY')} size="s" variant="ghost" icon="mail">
          {t('identity.contact')}
        </ButtonLink>
      }
    >
      {named ? t('identity.mismatchIn', { fields: named }) : t('identity.mismatchText')}
    </Banner>
  );
}

/** After the identity comes the study: with it the identity is compared. */
function Given({ human }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const isVerified = human.identityStatus === 'VERIFIED';
  const action = isVerified ? (
    <ButtonLink to={supportPaths.newTicket('ACCOUNT')} size="s" variant="ghost" icon="mail">
      {t('identity.contact')}
    </ButtonLink>
  ) : (
    <ButtonLink to={peoplePaths.study()} size="s">
      {t('identity.toStudy')}
    </ButtonLink>
  );
  const filledText = human.student ? 'identity.filledLinked' : 'identity.filledText';
  return (
    <Banner
      tone={isVerified ? 'success' : 'info'}
      title={t(isVerified ? 'identity.verified' : 'identity.filled')}
      action={action}
    >
      {t(isVerified ? 'identity.verifiedText' : filledText)}
    </Banner>
  );
}

function Facts({ human }: { human: CurrentHuman }) {
  const { t, i18n } = useTranslation('participant');
  const { date, fullName } = useFormat();
  const { birthDate, gender, citizenship, passport } = human;
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' });
  return (
    <Surface as="section" aria-label={t('identity.facts')}>
      <SummaryList
        items={[
          { term: t('identity.name'), value: fullName(human) },
          { term: t('identity.birthDate'), value: birthDate && date(birthDate) },
          { term: t('identity.gender'), value: gender && t(`identity.genders.${gender}`) },
          { term: t('identity.citizenship'), value: citizenship && country.of(citizenship) },
          { term: t('identity.snils'), value: human.snils },
          { term: t('identity.inn'), value: human.inn },
          {
            term: t(citizenship === 'RU' ? 'identity.passport' : 'identity.document'),
            value: passport && [passport.series, passport.number].filter(Boolean).join(' '),
          },
        ]}
      />
    </Surface>
  );
}

function Identity({ human }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const { identityStatus } = human;
  const [isEditing, setEditing] = useState(false);
  const isHere = useIsHere();
  /** What was pressed goes, and the title has the focus before that. */
  const turn = (toForm: boolean) => {
    document.getElementById('screen-title')?.focus();
    setEditing(toForm);
  };
  if (identityStatus === 'EMPTY' || isEditing)
    return (
      <Stack gap={6}>
        {identityStatus === 'MISMATCH' && <Mismatch />}
        <DraftedForm name="identity">
          {(typed) => (
            <IdentityForm
              human={human}
              typed={typed}
              // Whoever has gone on meanwhile has the focus where they are.
              onDone={() => isHere() && turn(false)}
              onCancel={isEditing ? () => turn(false) : undefined}
            />
          )}
        </DraftedForm>
      </Stack>
    );
  return (
    <Stack gap={6}>
      {identityStatus === 'MISMATCH' ? <Mismatch /> : <Given human={human} />}
      <Facts human={human} />
      {identityStatus !== 'VERIFIED' && (
        <Button
          variant={identityStatus === 'MISMATCH' ? 'strong' : 'soft'}
          icon="edit"
          onClick={() => turn(true)}
        >
          {t('identity.edit')}
        </Button>
      )}
    </Stack>
  );
}

/** Who somebody is, by documents: given once, read-only when an organisation has confirmed it. */
export function IdentityScreen() {
  const { t } = useTranslation('participant');
  const query = useCallQuery(getCurrentHuman);
  return (
    <Screen title={t('identity.title')} lead={t('identity.lead')} width="narrow">
      <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
        {(person) => person.kind === 'HUMAN' && <Identity human={person} />}
      </QueryView>
    </Screen>
  );
}
