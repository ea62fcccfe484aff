import { registerMoves, type RegisterStatus } from '@campus/shared/contract/payments/machine';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormWindow } from '@campus/shared/record/useFormWindow';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { EditTerms } from '../terms/EditTerms';
import { MoveForm, moves, useEffectOf, type RegisterMove } from './MoveForm';

/** What was approved only an approver calls off. */
const moversOf = (name: RegisterMove['name'], status: RegisterStatus): readonly string[] =>
  name === 'cancel' && status === 'APPROVED' ? ['PAYMENT_APPROVER'] : registerMoves[name].by;

/** What may be done with a register in its state by this person; each button names what it does. */
export function RegisterMoves({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { roles } = useSession();
  const { ask, window } = useFormWindow<RegisterMove>({
    title: ({ name }) => t(`register.move.${name}.title`, { number: register.number }),
    form: (move, own) => <MoveForm register={register} move={move} {...own} />,
  });
  const effect = useEffectOf(register);
  const { status } = register;
  const possible = moves.filter(
    ({ name }) =>
      registerMoves[name].from.some((from) => from === status) &&
      roles.some((role) => moversOf(name, status).includes(role)),
  );
  return (
    <>
      {possible.length > 0 && (
        <Stack direction="row" gap={3} role="group" aria-label={t('register.moves')}>
          {possible.map((move) => (
            <Button
              key={move.name}
              size="s"
              variant={move.variant}
              icon={move.icon}
              onClick={() => ask(move)}
            >
              {t(`register.move.${move.name}.open`, effect)}
            </Button>
          ))}
          <EditTerms register={register} />
        </Stack>
      )}
      {window}
    </>
  );
}
