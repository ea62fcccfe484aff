import { AccountEntries } from '@campus/shared/account/AccountEntries';
import { ApiError } from '@campus/shared/api/ApiError';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import { mediaPaths } from '@campus/shared/contract/media/paths';
import {
  type CurrentHuman,
  listConsentTexts,
  updateCurrentHuman,
} from '@campus/shared/contract/people/calls';
import { FormSection } from '@campus/shared/form/FormSection';
import { useFormat } from '@campus/shared/format/useFormat';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Consent = CurrentHuman['consents'][number];
const types = ['PD', 'PD_SHARE', 'MAILING'] as const satisfies readonly Consent['type'][];

type ConsentText = CallOutput<typeof listConsentTexts>[number];

/** What was agreed to, or what would be now. */
function EditionText({ name, text }: { name: string; text: ConsentText }) {
  const { t } = useTranslation('participant');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={t('profile.editionLabel', { name })}
        onClick={() => setOpen(true)}
      >
        {t('profile.edition')}
      </Button>
      <Dialog
        open={isOpen}
        title={name}
        description={t('profile.editionOf', { version: text.version })}
        onClose={() => setOpen(false)}
      >
        <Stack gap={3}>
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </Dialog>
    </>
  );
}

/** A part of one’s own account. */
export interface OwnProps {
  human: CurrentHuman;
  /** The account was saved elsewhere: it is read anew. */
  onStale: () => Promise<unknown>;
}

/** Each consent is a document of its own, with its edition, what that says, and the moment it was given. */
export function Consents({ human: { consents, version }, onStale }: OwnProps) {
  const { t } = useTranslation('participant');
  const { mutateAsync: save } = useCall(updateCurrentHuman);
  const { ask, dialog } = useConfirmed();
  const { dateTime } = useFormat();
  const { data: texts } = useCallQuery(listConsentTexts);
  const textOf = (type: Consent['type'], given: Consent | undefined) =>
    texts?.find(
      (one) => one.type === type && (given ? one.version === given.version : one.isCurrent),
    );
  const perform = async (wanted: Consent['type'][]) => {
    try {
      // All of them are sent: what another tab has withdrawn meanwhile must not be given again.
      await save({ body: { consents: wanted, version } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERSION') await onStale();
      throw error;
    }
  };
  const change = (type: Consent['type'], isGiven: boolean) => {
    const others = consents.map((consent) => consent.type).filter((one) => one !== type);
    const name = t(`profile.consent.${type}.name`);
    ask({
      words: (word) => t(`profile.${isGiven ? 'withdrawing' : 'giving'}.${word}`, { name }),
      perform: () => perform(isGiven ? others : [...others, type]),
    });
  };
  return (
    <FormSection title={t('profile.consents')}>
      <AccountEntries
        entries={types.map((type) => {
          const given = consents.find((consent) => consent.type === type);
          const name = t(`profile.consent.${type}.name`);
          const text = textOf(type, given);
          const state = given
            ? t('profile.consentGiven', { when: dateTime(given.at), version: given.version })
            : t('profile.consentNotGiven');
          return {
            id: type,
            title: name,
            text: t(`profile.consent.${type}.text`),
            facts: [
              <Status key="state" tone={given ? 'success' : 'neutral'}>
                {state}
              </Status>,
              ...(type === 'PD' ? [t('profile.consentNeeded')] : []),
            ],
            actions: (
              <Stack direction="row" gap={3}>
                {text && <EditionText name={name} text={text} />}
                {type !== 'PD' && (
                  <Button
                    size="s"
                    variant={given ? 'ghost' : 'soft'}
                    onClick={() => change(type, given !== undefined)}
                  >
                    {t(given ? 'profile.withdraw' : 'profile.give')}
                  </Button>
                )}
              </Stack>
            ),
          };
        })}
      />
      <p>
        <TextLink to={mediaPaths.infoPage('personalnye-dannye')}>{t('profile.policy')}</TextLink>
      </p>
      {dialog}
    </FormSection>
  );
}
