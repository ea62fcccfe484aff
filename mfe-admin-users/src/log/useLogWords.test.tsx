import { logActions } from '@campus/shared/contract/operations/logActions';
import { logEntities } from '@campus/shared/contract/operations/requests';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import { locales } from './LogScreen';
import { useLogWords } from './useLogWords';

/** What has no words is shown as its code. */
function Wordless() {
  const { actionText, entityText } = useLogWords();
  const actions = Object.values(logActions)
    .flat()
    .filter((action) => actionText(action) === action);
  const kinds = logEntities.filter((kind) => entityText(kind) === kind);
  return <p role="status">{[...actions, ...kinds].join(', ')}</p>;
}

test.each(['ru', 'en'] as const)('every action and kind of record has words in %s', (language) => {
  renderScreen(<Wordless />, { language, texts: { namespace: 'admin-users', locales } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
