import { Button } from '@campus/shared/ui/Button';
import { NoAccess } from '@campus/shared/ui/NoAccess';
import type { Exhibit } from '../Exhibit';

export const noAccessExhibit: Exhibit = {
  component: 'ui/NoAccess',
  subject: { element: <NoAccess />, tag: 'div' },
  states: {
    usual: () => <NoAccess />,
    'with another way on': () => (
      <NoAccess>
        <Button>Сменить учётную запись</Button>
      </NoAccess>
    ),
    'in the server’s words': () => <NoAccess text="Нужна роль администратора." />,
  },
};
