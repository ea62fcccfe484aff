import { Dialog } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { themes, type Vision, colours, pictures, sizes, spacings } from './readAppearance';
import { SegmentedChoice } from './SegmentedChoice';
import { useAppearance } from './useAppearance';

interface VisionChoicesProps {
  vision: Vision;
  onChange: (vision: Vision) => void;
}

/** Size, contrast, spacing and pictures. */
function VisionChoices({ vision, onChange }: VisionChoicesProps) {
  const { t } = useTranslation('shell');
  const choice = <K extends keyof Vision>(key: K, values: readonly Vision[K][]) => (
    <SegmentedChoice
      label={t(`appearance.${key}`)}
      value={vision[key]}
      options={optionsOf(values, (value) => t(`appearance.${key}Of.${value}`))}
      onChange={(value) => onChange({ ...vision, [key]: value })}
    />
  );
  return (
    <>
      {choice('size', sizes)}
      {choice('colours', colours)}
      {choice('spacing', spacings)}
      {choice('pictures', pictures)}
    </>
  );
}

interface AppearancePanelProps {
  onClose: () => void;
}

/** Large enough to be noticed at once by the person who needs it. */
const firstVision: Vision = { size: '150', colours: 'black', spacing: 'usual', pictures: 'shown' };

/** Theme and the version for low vision; the page behind shows each choice at once. */
export function AppearancePanel({ onClose }: AppearancePanelProps) {
  const { t } = useTranslation('shell');
  const [{ theme, vision }, change] = useAppearance();
  const setVision = (next: Vision | null) => change({ theme, vision: next });
  return (
    <Dialog open onClose={onClose} title={t('appearance.title')}>
      <Stack gap={6}>
        {!vision && (
          <SegmentedChoice
            label={t('appearance.theme')}
            value={theme}
            options={optionsOf(themes, (value) => t(`appearance.${value}`))}
            onChange={(value) => change({ theme: value, vision })}
          />
        )}
        {vision && <VisionChoices vision={vision} onChange={setVision} />}
        <Button
          variant={vision ? 'ghost' : 'soft'}
          icon={vision ? 'close' : 'eye'}
          onClick={() => setVision(vision ? null : firstVision)}
        >
          {t(vision ? 'appearance.visionOff' : 'appearance.visionOn')}
        </Button>
      </Stack>
    </Dialog>
  );
}
