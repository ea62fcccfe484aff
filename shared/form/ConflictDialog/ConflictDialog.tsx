import { RadioField } from '@campus/shared/form/RadioField';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Dialog as Window } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import {
  Suspense,
  lazy,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './ConflictDialog.module.css';
import { loadDialog } from './loadDialog';

/** A long text has a scrollbar of its own, which the keyboard must reach, too. */
function letScroll(text: HTMLElement | null) {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
}

/** One choice per field, and two buttons that make all of them. */
function ConflictChoices({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('shared');
  const { setValue } = useFormContext<{ sides: ConflictSide[] }>();
  const all = (side: ConflictSide) =>
    setValue(
      'sides',
      differences.map(() => side),
    );
  const optionOf = (side: ConflictSide, difference: Difference) => ({
    value: side,
    label: t(`form.conflict.${side}`),
    hint: (
      <span ref={letScroll} className={styles.text}>
        {difference[side] || t('form.conflict.empty')}
      </span>
    ),
  });
  return (
    <>
      {differences.length > 1 && (
        <Stack direction="row" gap={3}>
          <Button variant="soft" size="s" onClick={() => all('theirs')}>
            {t('form.conflict.allTheirs')}
          </Button>
          <Button variant="soft" size="s" onClick={() => all('mine')}>
            {t('form.conflict.allMine')}
          </Button>
        </Stack>
      )}
      <Stack gap={6}>
        {differences.map((difference, index) => (
          <div key={difference.name} className={styles.pair}>
            <RadioField
              name={`sides.${index}`}
              label={difference.label}
              options={[optionOf('theirs', difference), optionOf('mine', difference)]}
            />
          </div>
        ))}
      </Stack>
    </>
  );
}

export type ConflictSide = 'mine' | 'theirs';

export interface Difference extends Record<ConflictSide, ReactNode> {
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
  const form = useForm<{ sides: ConflictSide[] }>({
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
