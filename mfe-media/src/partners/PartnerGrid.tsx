import type { Partner } from '@campus/shared/contract/partners/calls';
import { CardGrid } from '@campus/shared/reading/CardGrid';
import { PartnerCard } from './PartnerCard';

interface PartnerGridProps {
  items: readonly Partner[];
  isStale?: boolean;
  headingLevel?: 2 | 3;
}

export const PartnerGrid = ({ headingLevel, ...rest }: PartnerGridProps) => (
  <CardGrid
    {...rest}
    narrowest="m"
    card={(partner) => <PartnerCard partner={partner} headingLevel={headingLevel} />}
  />
);
