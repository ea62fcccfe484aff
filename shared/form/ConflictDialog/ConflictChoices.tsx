import { RadioField } from '@campus/shared/form/RadioField';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './ConflictDialog.module.css';
import type { Difference, Side } from './ConflictDialog';

/** A long text has a scrollbar of its own, which the keyboard must reach, too. */
function letScroll(text: HTMLElement | null) {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
}

/** One choice per field, and two buttons that make all of them. */
export function ConflictChoices({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('shared');
  const { setValue } = useFormContext<{ sides: Side[] }>();
  const all = (side: Side) =>
    setValue(
      'sides',
      differences.map(() => side),
    );
  const optionOf = (side: Side, difference: Difference) => ({
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
