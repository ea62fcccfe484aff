import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { saveFile } from '@campus/shared/browser/saveFile';
import { createFailedRegister, exportPayment } from '@campus/shared/contract/payments/calls';
import { registerMoves } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useIsHere } from '@campus/shared/record/useIsHere';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ImportResults } from './ImportResults';
import { useResults } from './useResults';

const handedOver = ['APPROVED', 'SENT', 'PARTIALLY_PAID', 'PAID'];

function Export({ register: { id, number } }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const api = useApi();
  const sayFailed = useFailureNotice();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const load = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      saveFile(`${number}.csv`, await api(exportPayment, { params: { id } }));
    } catch (error) {
      sayFailed(error, t('register.export.failed'));
    }
    isRunning.current = false;
    setBusy(false);
  };
  return (
    <Button size="s" variant="soft" icon="download" busy={isBusy} onClick={() => void load()}>
      {t('register.export.open')}
    </Button>
  );
}

/** Whom the bank could not pay goes to a new draft, once it has spoken about everybody. */
function FailedRegister({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirmed();
  const { mutateAsync } = useCall(createFailedRegister);
  const results = useResults(register);
  const isHere = useIsHere();
  const { retriedBy, type } = register;
  if (retriedBy)
    return (
      <ButtonLink size="s" variant="soft" to={paymentPaths.register(type, retriedBy.id)}>
        {t('register.retry.made', { number: retriedBy.number })}
      </ButtonLink>
    );
  const isReady = registerMoves.retry.from.some((from) => from === register.status);
  if (!isReady || !results?.failed || results.waiting > 0) return null;
  const count = { count: results.failed, number: number(results.failed) };
  const create = async () => {
    const made = await mutateAsync({ params: { id: register.id } });
    // Whoever has gone on meanwhile is not pulled away from there.
    if (isHere()) await navigate(paymentPaths.register(made.type, made.id));
  };
  return (
    <>
      <Button
        size="s"
        icon="retry"
        onClick={() =>
          ask({ words: (word) => t(`register.retry.${word}`, count), perform: create })
        }
      >
        {t('register.retry.action', count)}
      </Button>
      {dialog}
    </>
  );
}

interface BankExchangeProps {
  register: PaymentRegister;
  /** Whether this backend knows more than the specification asks for. */
  hasExtensions: boolean;
}

/** What goes to the bank and what comes back, for those who prepare payments. */
export function BankExchange({ register, hasExtensions }: BankExchangeProps) {
  const { t } = useTranslation('payments');
  const isPreparing = mayUse(useSession(), exportPayment.access);
  const [isOpen, setOpen] = useState(false);
  const results = useResults(register);
  const isAtBank = registerMoves.settle.from.some((from) => from === register.status);
  const isWaiting = isAtBank && results?.waiting !== 0;
  if (!isPreparing || !handedOver.includes(register.status)) return null;
  return (
    <Stack direction="row" gap={3} role="group" aria-label={t('register.bank')}>
      {isWaiting && (
        <Button size="s" icon="upload" onClick={() => setOpen(true)}>
          {t('register.import.open')}
        </Button>
      )}
      {hasExtensions && <FailedRegister register={register} />}
      {hasExtensions && <Export register={register} />}
      <Dialog
        title={t('register.import.title', { number: register.number })}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        <ImportResults register={register} onDone={() => setOpen(false)} />
      </Dialog>
    </Stack>
  );
}
