import { Screen } from '@campus/shared/ui/Screen';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

/** A page has one heading of the first level, so the gallery shows no second screen in it. */
export const screenExhibit: Exhibit = {
  component: 'ui/Screen',
  subject: { element: <Screen title="Новости">Список</Screen>, tag: 'section' },
  states: { 'this page is one': () => <TextLink to="/_ui">Ещё одна</TextLink> },
};
