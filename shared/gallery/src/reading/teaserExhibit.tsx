import { Teaser } from '@campus/shared/reading/Teaser';
import type { Exhibit } from '../Exhibit';

const all = { to: '/_ui', label: 'Все новости' };

export const teaserExhibit: Exhibit = {
  component: 'reading/Teaser',
  subject: {
    element: (
      <Teaser title="Новости" all={all}>
        <p>Стипендия придёт раньше</p>
      </Teaser>
    ),
    tag: 'section',
    isControl: true,
  },
  states: {
    'a few of many': () => (
      <Teaser title="Новости" all={all}>
        <p>Стипендия придёт раньше</p>
      </Teaser>
    ),
  },
};
