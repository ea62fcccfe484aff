import { Sessions } from '@campus/shared/account/Sessions';
import { queryOf } from '@campus/shared/api/queryOf';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { setCurrentUserPhoto } from '@campus/shared/contract/files/calls';
import {
  getCurrentUser,
  updateCurrentUser,
  type OwnUser,
} from '@campus/shared/contract/staff/calls';
import { currentUserUpdaterDto } from '@campus/shared/contract/staff/requests';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { NewPasswordForm } from '../account/NewPasswordForm';
import { SegmentedChoice } from '../appearance/SegmentedChoice';
import {
  languages,
  saveLanguage,
  useLanguageParts,
  useLanguageSwitch,
} from '../language/useLanguageSwitch';
import { SecondFactor } from './SecondFactor';

/** Turns the page to a language, and the letters to it as well: they are saved with the record. */
function useOwnLanguage() {
  const { t } = useTranslation('staffAccount');
  const parts = useLanguageParts();
  const switchLanguage = useLanguageSwitch();
  const sayFailed = useFailureNotice();
  const { api, queryClient } = parts;
  const record = queryOf(api, getCurrentUser);
  const save = async (languageId: string) => {
    const { lastName, firstName, version } = await queryClient.ensureQueryData(record);
    const saved = await api(updateCurrentUser, {
      body: { lastName, firstName, version, languageId },
    });
    // Another choice may be waiting for this one, and goes over the version of it.
    queryClient.setQueryData(
      record.queryKey,
      (user: OwnUser | undefined) => user && { ...user, version: saved.version },
    );
  };
  return async (key: LanguageKey) => {
    await switchLanguage(key);
    try {
      await saveLanguage(parts, key, updateCurrentUser, save);
    } catch (error) {
      sayFailed(error, t('own.languageFailed'));
    }
  };
}

/** What an administrator decides, the language, and the way out. */
function Identity({ user }: { user: OwnUser }) {
  const { t } = useTranslation('staffAccount');
  const { t: shell } = useTranslation('shell');
  const { signOut } = useSession();
  const language = useClientStore((state) => state.currentLanguage);
  const choose = useOwnLanguage();
  const { login, role, eduOrg } = user;
  const facts = [
    { term: t('own.login'), value: login },
    { term: t('own.role'), value: role.name },
    ...(eduOrg ? [{ term: t('own.organisation'), value: eduOrg.name }] : []),
  ];
  return (
    <FormSection title={shell('account.own')} lead={t('own.lead')}>
      <SummaryList items={facts} />
      <SegmentedChoice
        label={shell('language.label')}
        value={language}
        options={languages.map(([value, label]) => ({ value, label }))}
        onChange={(value) => void choose(value)}
      />
      <div>
        <Button variant="soft" icon="logout" onClick={() => void signOut()}>
          {shell('person.signOut')}
        </Button>
      </div>
    </FormSection>
  );
}

/** Kept as soon as it is framed, apart from any form around. */
function Photo({ photoUrl }: { photoUrl: string | null }) {
  const { t } = useTranslation('staffAccount');
  const form = useForm({ defaultValues: { photo: photoUrl } });
  const upload = useUploadCall(setCurrentUserPhoto, () => ({}));
  const name = t('own.photo');
  return (
    <FormSection title={name}>
      <FormProvider {...form}>
        <PhotoField
          name="photo"
          label={t('own.photoLabel')}
          hint={t('own.photoHint')}
          upload={upload}
          known={photoUrl ? { id: photoUrl, name, url: photoUrl } : undefined}
          isOfSelf
          required
        />
      </FormProvider>
    </FormSection>
  );
}

const detailsOf = ({ lastName, firstName, middleName, position, phone }: OwnUser) => ({
  ...{ lastName, firstName, middleName, position, phone },
});

type DetailValues = ReturnType<typeof detailsOf>;
type Body = z.input<typeof currentUserUpdaterDto>;

interface DetailsProps {
  user: OwnUser;
  /** Asks for the record as it is now. */
  onStale: () => Promise<unknown>;
}

/** What others see of a colleague, and the owner may write. */
function Details({ user, onStale }: DetailsProps) {
  const { t } = useTranslation('staffAccount');
  const notify = useClientStore((state) => state.notify);
  const { version } = user;
  const whole = (values: DetailValues): Body => ({ ...values, version });
  const schema = z.pipe(z.transform(whole), currentUserUpdaterDto);
  const { form, onSubmit } = useCallForm(updateCurrentUser, schema, {
    defaultValues: detailsOf(user),
    savedAs: detailsOf,
    onRefused: async ({ code }) => {
      if (code === 'VERSION') await onStale();
      return false;
    },
    onDone: () => notify({ tone: 'success', text: t('own.saved') }),
  });
  const { reset } = form;
  // The language, the password and others change the record too, and what is typed outlives that.
  useEffect(
    () => reset(detailsOf(user), { keepDirtyValues: true, keepErrors: true }),
    [reset, user],
  );
  return (
    <FormSection title={t('own.details')}>
      <Form form={form} onSubmit={onSubmit} submitLabel={t('own.save')}>
        <TextField name="lastName" label={t('own.lastName')} autoComplete="family-name" />
        <TextField name="firstName" label={t('own.firstName')} autoComplete="given-name" />
        <TextField
          name="middleName"
          label={t('own.middleName')}
          autoComplete="additional-name"
          optional
          clearable
        />
        <TextField name="position" label={t('own.position')} optional clearable />
        <PhoneField name="phone" label={t('own.phone')} clearable optional />
      </Form>
    </FormSection>
  );
}

/** What a member of staff may change about their own account. */
export function OwnAccount() {
  const { t } = useTranslation('staffAccount');
  const query = useCallQuery(getCurrentUser);
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={9} />}>
      {(user) => (
        <Stack gap={6}>
          <Identity user={user} />
          {user.photoUrl !== undefined && <Photo photoUrl={user.photoUrl} />}
          <Details user={user} onStale={query.refetch} />
          <FormSection title={t('own.password')} lead={t('own.passwordLead')}>
            <NewPasswordForm user={user} />
          </FormSection>
          <SecondFactor user={user} />
          <Sessions />
        </Stack>
      )}
    </QueryView>
  );
}
