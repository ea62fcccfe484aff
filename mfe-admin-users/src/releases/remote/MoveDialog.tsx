import {
  channelMove,
  releaseMove,
  canaryMove,
  type moveRequest,
} from '@campus/shared/contract/releases/requests';
import { type ReleasedRemote, moveRemote } from '@campus/shared/contract/releases/calls';
import { everyRole } from '@campus/shared/contract/roles';
import { useFormat } from '@campus/shared/format/useFormat';
import { CheckboxGroupField } from '@campus/shared/form/CheckboxGroupField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { RecordWindow } from '@campus/shared/record/RecordWindow';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Stack } from '@campus/shared/ui/Stack';
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePersonName, Written } from '../Written';

/** What somebody is about to do with a remote. */
export type RequestedMove =
  | { kind: 'promote' | 'rollback' | 'canary' | 'hold' | 'unhold'; release: string }
  | { kind: 'stopCanary' | 'retire' | 'restore' };

/** The same, with how the remote stood when it was decided. */
export interface AskedMove {
  wish: RequestedMove;
  seen: ReleasedRemote;
}

interface MoveFormProps {
  /** The remote as it stood when somebody began to decide. */
  seen: ReleasedRemote;
  /** Asks how it stands now. */
  refresh: () => Promise<ReleasedRemote | undefined>;
  onMoved: (remote: ReleasedRemote) => void;
  /** Whether a reason or a choice would be lost with the window. */
  onDirty: (isDirty: boolean) => void;
}

/** A move on its way. Refused, it is decided anew: about how things stand by then. */
function useMoveForm<I extends FieldValues, O extends z.output<typeof moveRequest>>(
  schema: z.ZodMiniType<O, I>,
  values: DefaultValues<I>,
  { seen, refresh, onMoved }: MoveFormProps,
) {
  const { form, onSubmit: send } = useCallForm(moveRemote, schema, {
    defaultValues: { ...values, number: seen.lastMove.number, why: '' },
    input: { params: { remote: seen.name } },
    guard: false,
    onDone: onMoved,
  });
  const onSubmit = async (body: O) => {
    await send(body);
    const now = await refresh();
    if (now) form.setValue('number' as Path<I>, now.lastMove.number as PathValue<I, Path<I>>);
  };
  return { form, onSubmit };
}

function WhyField() {
  const { t } = useTranslation('admin-users');
  return (
    <TextAreaField
      name="why"
      label={t('releases.form.why')}
      hint={t('releases.form.whyHint')}
      rows={2}
      limit={200}
    />
  );
}

interface CanaryFormProps extends MoveFormProps {
  release: string;
}

/** Who is not signed in has no role to be chosen by. */
const roles = everyRole.filter((role) => role !== 'GUEST');

/** «2,5», as it is written in Russian. */
const withPoint = ({ percent, ...rest }: z.input<typeof canaryMove>) => ({
  ...rest,
  percent: typeof percent === 'string' ? percent.replace(',', '.') : percent,
});
const typedCanary = z.pipe(z.transform(withPoint), canaryMove);

function CanaryForm({ release, ...rest }: CanaryFormProps) {
  const { t } = useTranslation('admin-users');
  const { number } = useFormat();
  const { canary } = rest.seen.channel;
  const running = canary?.release === release ? canary : { percent: 5, roles: [] };
  const { form, onSubmit } = useMoveForm(
    typedCanary,
    { kind: 'canary', release, percent: number(running.percent), roles: running.roles },
    rest,
  );
  return (
    <RecordForm
      form={form}
      onSubmit={onSubmit}
      onDirty={rest.onDirty}
      submitLabel={t('releases.ask.canary.confirm')}
    >
      <TextField
        name="percent"
        label={t('releases.form.percent')}
        hint={t('releases.form.percentHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <CheckboxGroupField
        name="roles"
        label={t('releases.form.roles')}
        hint={t('releases.form.rolesHint')}
        optional
        options={optionsOf(roles, (role) => t(`releases.role.${role}`))}
      />
      <WhyField />
    </RecordForm>
  );
}

interface ReleaseFormProps extends MoveFormProps {
  kind: 'promote' | 'rollback' | 'hold' | 'unhold';
  release: string;
}

/** For moves of one release. */
function ReleaseForm({ kind, release, ...rest }: ReleaseFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(releaseMove, { kind, release }, rest);
  return (
    <RecordForm
      form={form}
      onSubmit={onSubmit}
      onDirty={rest.onDirty}
      submitLabel={t(`releases.ask.${kind}.confirm`)}
    >
      <WhyField />
    </RecordForm>
  );
}

interface ChannelFormProps extends MoveFormProps {
  kind: 'stopCanary' | 'retire' | 'restore';
}

/** For moves that name no release. */
function ChannelForm({ kind, ...rest }: ChannelFormProps) {
  const { t } = useTranslation('admin-users');
  const { form, onSubmit } = useMoveForm(channelMove, { kind }, rest);
  return (
    <RecordForm
      form={form}
      onSubmit={onSubmit}
      onDirty={rest.onDirty}
      submitLabel={t(`releases.ask.${kind}.confirm`)}
    >
      <WhyField />
    </RecordForm>
  );
}

interface MoveDialogProps extends Omit<MoveFormProps, 'seen' | 'onDirty'> {
  asked: AskedMove;
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
    <RecordWindow
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
      {({ onDirty }) => <MoveForm {...{ wish, seen, onDirty }} {...rest} />}
    </RecordWindow>
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

function MoveForm({ wish, ...rest }: MoveFormProps & Pick<AskedMove, 'wish'>) {
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
