import type { ReleasedRemote } from '@campus/shared/contract/releases';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { CanaryForm } from './CanaryForm';
import { ChannelForm } from './ChannelForm';
import { ReleaseForm } from './ReleaseForm';
import type { Asked } from './Wish';
import type { MoveFormProps } from './useMoveForm';
import { usePersonName } from './usePersonName';
import { Written } from './Written';

interface MoveDialogProps extends Omit<MoveFormProps, 'seen'> {
  asked: Asked;
  /** As it stands now: another one may have moved it meanwhile. */
  remote: ReleasedRemote;
  open: boolean;
  onClose: () => void;
}

/** Says what visitors will get and asks why, before anything is moved. */
export function MoveDialog({ asked, remote, open, onClose, ...rest }: MoveDialogProps) {
  const { t } = useTranslation('admin-users');
  const { wish, seen } = asked;
  // A window that closes keeps its words, though what they speak of is done.
  const now = open ? remote : seen;
  const { stable, canary } = now.channel;
  const release = 'release' in wish ? wish.release : (canary?.release ?? '');
  const facts = { release, stable, canary: canary?.release };
  const hasMoved = now.lastMove.number !== seen.lastMove.number;
  const isGiven = ['promote', 'rollback', 'canary'].includes(wish.kind);
  const isEnded = canary && isGiven && canary.release !== release;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`releases.ask.${wish.kind}.title`, facts)}
      description={
        <Stack gap={2}>
          <p>{t(`releases.ask.${wish.kind}.text`, facts)}</p>
          {isEnded && <p>{t('releases.ask.canaryEnds', facts)}</p>}
          {hasMoved && <MovedMeanwhile remote={now} />}
        </Stack>
      }
    >
      <MoveForm wish={wish} seen={seen} {...rest} />
    </Dialog>
  );
}

function MovedMeanwhile({ remote: { channel, lastMove } }: Pick<MoveDialogProps, 'remote'>) {
  const { t } = useTranslation('admin-users');
  const personName = usePersonName();
  return (
    <p role="status">
      {t('releases.ask.now', { stable: channel.stable, by: personName(lastMove.by) })}{' '}
      <Written>{lastMove.why}</Written>
    </p>
  );
}

function MoveForm({ wish, ...rest }: MoveFormProps & Pick<Asked, 'wish'>) {
  switch (wish.kind) {
    case 'promote':
    case 'rollback':
    case 'hold':
    case 'unhold':
      return <ReleaseForm kind={wish.kind} release={wish.release} {...rest} />;
    case 'canary':
      return <CanaryForm release={wish.release} {...rest} />;
    case 'stopCanary':
    case 'retire':
    case 'restore':
      return <ChannelForm kind={wish.kind} {...rest} />;
  }
}
