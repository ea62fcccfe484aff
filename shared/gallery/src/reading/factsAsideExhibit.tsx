import { FactsAside } from '@campus/shared/reading/FactsAside';
import { ShareButton } from '@campus/shared/reading/ShareButton';
import type { Exhibit } from '../Exhibit';

const facts = (
  <>
    <p>12 января 2026</p>
    <ShareButton title="Стипендия" />
  </>
);

export const factsAsideExhibit: Exhibit = {
  component: 'reading/FactsAside',
  subject: {
    element: <FactsAside label="О новости">{facts}</FactsAside>,
    tag: 'aside',
    isControl: true,
  },
  states: { 'beside a text': () => <FactsAside label="О новости">{facts}</FactsAside> },
};
