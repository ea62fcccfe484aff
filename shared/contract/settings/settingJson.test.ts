/** @jest-environment node */
import { jsonProblemOf } from './settingJson';

const whole = {
  ...{ apiKey: 'a', projectId: 'p', messagingSenderId: '1', appId: '1:1:web:a', vapidKey: 'v' },
};

test.each([
  ['an unknown setting may be any JSON', 'menu', '[1]', undefined],
  ['what cannot be read is none', 'menu', '{"a": 1', { kind: 'SYNTAX' }],
  ['an empty one is not set up', 'firebaseConfig', '{}', undefined],
  ['a whole one is admitted', 'firebaseConfig', JSON.stringify(whole), undefined],
  [
    'what Firebase writes besides is left alone',
    'firebaseConfig',
    JSON.stringify({ ...whole, authDomain: 'x' }),
    undefined,
  ],
  ['a list is no project', 'firebaseConfig', '[]', { kind: 'OBJECT' }],
  [
    'what is missing or no text is named',
    'firebaseConfig',
    JSON.stringify({ ...whole, appId: 5, vapidKey: ' ' }),
    { kind: 'KEYS', keys: ['appId', 'vapidKey'] },
  ],
])('%s', (_, id, text, problem) => {
  expect(jsonProblemOf(id, text)).toEqual(problem);
});
