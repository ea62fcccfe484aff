import type { getStudentClaim } from '@campus/shared/contract/people/staffCalls';
import { acceptStudentClaim, refuseStudentClaim } from '@campus/shared/contract/people/staffCalls';
import { useFormat } from '@campus/shared/format/useFormat';
import { Banner } from '@campus/shared/ui/Banner';
import { useTranslation } from 'react-i18next';
import { useCall } from '@campus/shared/api/useCall';
import type { CallOutput } from '@campus/shared/contract/call';
import { studentClaimRefuseRequest } from '@campus/shared/contract/people/requests';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import type { ClosingForm } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { DecisionBar } from '../../decision/DecisionBar';

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

interface RefuseFormProps extends ClosingForm {
  claim: Claim;
}

function RefuseForm({ claim, ...window }: RefuseFormProps) {
  const { t } = useTranslation('participant');
  const form = useCallFormInWindow(refuseStudentClaim, studentClaimRefuseRequest, {
    defaultValues: { reason: '' },
    input: { params: { id: claim.id } },
    window,
    done: t('claims.refuse.done'),
  });
  return (
    <RecordForm {...form} submitLabel={t('claims.refuse.action')}>
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
  const { ask, dialog } = useConfirmed();
  const mayDecide = mayUse(useSession(), acceptStudentClaim.access);
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
  return (
    <>
      <DecisionBar
        label={t('claims.decision', { name })}
        mayDecide={mayDecide && claim.status === 'WAITING'}
        acceptLabel={t('claims.accept.action')}
        onAccept={onAccept}
        refuseLabel={t('claims.refuse.open')}
        refusalTitle={t('claims.refuse.title', { name })}
        refusalForm={(window) => <RefuseForm claim={claim} {...window} />}
      />
      {dialog}
    </>
  );
}
