import { Icon } from '@campus/shared/ui/Icon';
import type { ChevronProps } from 'react-day-picker';

export function Arrow({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} size={24} />;
}
