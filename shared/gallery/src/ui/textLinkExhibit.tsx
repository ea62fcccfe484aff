import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

export const textLinkExhibit: Exhibit = {
  component: 'ui/TextLink',
  subject: { element: <TextLink to="/_ui">Все компоненты</TextLink>, tag: 'a', isControl: true },
  states: {
    usual: () => (
      <p>
        Подробнее — в разделе <TextLink to="/_ui">«Стипендии и выплаты»</TextLink>.
      </p>
    ),
    quiet: () => (
      <TextLink to="/_ui" quiet>
        Стипендии и выплаты
      </TextLink>
    ),
    external: () => (
      <TextLink to="https://example.test" external>
        Сайт университета
      </TextLink>
    ),
  },
};
