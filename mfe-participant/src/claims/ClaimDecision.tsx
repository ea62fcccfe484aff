import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import { studentClaimRefuseRequest } from '@campus/shared/contract/people/requests';
import {
  acceptStudentClaim,
  refuseStudentClaim,
  type getStudentClaim,
} from '@campus/shared/contract/people/staffCalls';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { useAsked } from '@campus/shared/record/useAsked';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useShortcuts } from '@campus/shared/remote/useShortcuts';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';

export type Claim = CallOutput<typeof getStudentClaim>;

/** Who decided, when and why, also for whoever comes second. */
export function Outcome({ claim: { status, decidedBy, decidedAt, reason } }: { claim: Claim }) {
  const { t } = useTranslation('participant');
  const { dateTime } = useFormat();
  if (status === 'WAITING') return null;
  const by = decidedBy?.name ?? t('claims.system');
  return (
    <Banner
      tone={status === 'ACCEPTED' ? 'success' : 'danger'}
      title={t(`claims.decided.${status}`)}
    >
      {t('claims.decidedBy', { by, when: decidedAt ? dateTime(decidedAt) : '' })} {reason}
    </Banner>
  );
}

interface RefuseFormProps {
  claim: Claim;
  onDone: () => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}

function RefuseForm({ claim, onDone, ...rest }: RefuseFormProps) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(refuseStudentClaim, studentClaimRefuseRequest, {
    defaultValues: { reason: '' },
    input: { params: { id: claim.id } },
    guard: false,
    onDone: () => {
      notify({ tone: 'success', text: t('claims.refuse.done') });
      onDone();
    },
  });
  return (
    <RecordForm {...{ form, onSubmit, ...rest }} submitLabel={t('claims.refuse.action')}>
      <Outcome claim={claim} />
      <p>{t('claims.refuse.text')}</p>
      <TextAreaField name="reason" label={t('claims.refuse.reason')} rows={4} limit={1000} />
    </RecordForm>
  );
}

interface ClaimDecisionProps {
  claim: Claim;
  /** Somebody else was first, or a record has changed: the claim is read anew. */
  onStale: () => unknown;
}

/** Accepts what was compared, by the versions of both sides, or refuses it with a reason: A and R. */
export function ClaimDecision({ claim, onStale }: ClaimDecisionProps) {
  const { t } = useTranslation('participant');
  const { fullName } = useFormat();
  const refusal = useAsked<Claim>();
  const { ask, dialog } = useConfirmed();
  const { mutateAsync: accept } = useCall(acceptStudentClaim);
  const { id, human, student, holder } = claim;
  const name = fullName(human) || human.email;
  const perform = async () => {
    try {
      await accept({
        params: { id },
        body: { humanVersion: human.version, studentVersion: student.version },
      });
    } catch (error) {
      await onStale();
      throw error;
    }
  };
  const onAccept = () =>
    ask({
      words: (word) =>
        word === 'text' && holder
          ? t('claims.accept.textHeld', { name, holder: fullName(holder) || holder.email })
          : t(`claims.accept.${word}`, { name }),
      perform,
    });
  const onRefuse = () => refusal.ask(claim);
  const mayDecide = claim.status === 'WAITING';
  useShortcuts(
    mayDecide
      ? [
          { keys: 'a', label: t('claims.accept.action'), run: onAccept },
          { keys: 'r', label: t('claims.refuse.open'), run: onRefuse },
        ]
      : [],
  );
  return (
    <>
      {mayDecide && (
        <Stack direction="row" gap={3} role="group" aria-label={t('claims.decision', { name })}>
          <Button icon="check" onClick={onAccept}>
            {t('claims.accept.action')}
          </Button>
          <Button variant="soft" icon="close" onClick={onRefuse}>
            {t('claims.refuse.open')}
          </Button>
        </Stack>
      )}
      <RecordWindow
        title={t('claims.refuse.title', { name })}
        open={refusal.isOpen}
        onClose={refusal.close}
      >
        {(window) => (
          <RefuseForm key={refusal.count} claim={claim} onDone={refusal.close} {...window} />
        )}
      </RecordWindow>
      {dialog}
    </>
  );
}
