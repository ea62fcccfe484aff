import { useTranslation } from 'react-i18next';
import { colours, pictures, sizes, spacings, type Vision } from './Appearance';
import { SegmentedChoice } from './SegmentedChoice';

interface VisionChoicesProps {
  vision: Vision;
  onChange: (vision: Vision) => void;
}

/** Size, contrast, spacing and pictures. */
export function VisionChoices({ vision, onChange }: VisionChoicesProps) {
  const { t } = useTranslation('shell');
  const choice = <K extends keyof Vision>(key: K, values: readonly Vision[K][]) => (
    <SegmentedChoice
      label={t(`appearance.${key}`)}
      value={vision[key]}
      options={values.map((value) => ({ value, label: t(`appearance.${key}Of.${value}`) }))}
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
