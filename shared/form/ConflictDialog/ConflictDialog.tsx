import { useFormat } from '@campus/shared/format/useFormat';
import type { Dialog as Window } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Suspense, lazy } from 'react';
import type { ComponentProps, ComponentType, ReactNode, Ref } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictChoices } from './ConflictChoices';
import { loadDialog } from './loadDialog';

export type Side = 'mine' | 'theirs';

export interface Difference extends Record<Side, ReactNode> {
  name: string;
  /** What the field is called. */
  label: string;
  /** Nobody here has touched it: theirs is the news. */
  isUntouched: boolean;
}

export interface ConflictDialogProps {
  ref?: Ref<HTMLDivElement>;
  open: boolean;
  onClose: () => void;
  /** Who saved the other version, and when. */
  by?: string | undefined;
  at?: string | undefined;
  /** What else has become of the record, such as that readers see it by now. */
  note?: ReactNode;
  differences: readonly Difference[];
  /** The names of the fields in which mine stays; the others become theirs. */
  onSettle: (kept: readonly string[]) => void;
}

const Dialog = lazy<ComponentType<ComponentProps<typeof Window>>>(() =>
  loadDialog().then((overlay) => ({ default: overlay.Dialog })),
);

/** Theirs beside mine, field by field: whoever was slower loses nothing and overwrites nothing. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { at, differences } = props;
  const fields = differences.map(({ name, isUntouched }) => [name, isUntouched]);
  // Another meeting of versions begins with choices of its own.
  return <ConflictWindow key={JSON.stringify([at, fields])} {...props} />;
}

function ConflictWindow(props: ConflictDialogProps) {
  const { ref, open, onClose, by, at, note, differences, onSettle } = props;
  const { t } = useTranslation('shared');
  const { dateTime } = useFormat();
  const facts = [by ?? t('form.conflict.somebody'), at && dateTime(at)].filter(Boolean).join(', ');
  const form = useForm<{ sides: Side[] }>({
    defaultValues: { sides: differences.map((field) => (field.isUntouched ? 'theirs' : 'mine')) },
  });
  const isSame = differences.length === 0;
  const settle = () => {
    const sides = form.getValues('sides');
    onSettle(differences.filter((_, index) => sides[index] === 'mine').map(({ name }) => name));
  };
  return (
    <Suspense>
      <Dialog
        ref={ref}
        open={open}
        onClose={onClose}
        size={isSame ? 'm' : 'l'}
        title={t('form.conflict.title')}
        description={
          <Stack gap={2}>
            <p>{t('form.conflict.lead', { facts })}</p>
            {note && <p>{note}</p>}
            <p>{t(isSame ? 'form.conflict.same' : 'form.conflict.choose')}</p>
          </Stack>
        }
        actions={
          <Button onClick={settle}>
            {t(isSame ? 'form.conflict.saveSame' : 'form.conflict.save')}
          </Button>
        }
      >
        {!isSame && (
          <FormProvider {...form}>
            <ConflictChoices differences={differences} />
          </FormProvider>
        )}
      </Dialog>
    </Suspense>
  );
}
