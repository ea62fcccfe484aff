/** @jest-environment node */
import { stateTexts } from '../messages/messages';
import { Refusal } from './Refusal';

// As a domain says of its own machine.
stateTexts.application = {
  ru: { APPROVED: 'Заявка уже одобрена.' },
  en: { APPROVED: 'The application is approved already.' },
};

test('a refusal names the state of a record in the language of who asks', () => {
  const refusal = new Refusal(409, 'STATE', {
    machine: 'application',
    current: 'APPROVED',
    params: { count: 1 },
  });
  expect(refusal.paramsIn('ru')).toEqual({ count: 1, state: 'Заявка уже одобрена.' });
  expect(refusal.paramsIn('en')).toEqual({
    count: 1,
    state: 'The application is approved already.',
  });
});

test.each([{ machine: 'application' as const }, { current: 'APPROVED' }, {}])(
  'without a machine and a state there is none to name: %j',
  (details) => {
    expect(new Refusal(409, 'STATE', details).paramsIn('ru')).not.toHaveProperty('state');
  },
);
