/** @jest-environment node */
import { fieldsWithin } from './fieldsWithin';
import { Refusal } from './Refusal';

const failing = (error: Error) => fieldsWithin('payment', () => Promise.reject(error));

test('what goes well is answered as it is', async () => {
  expect(await fieldsWithin('payment', () => Promise.resolve(7))).toBe(7);
});

test('fields are named by where they stand in the whole, and the rest of a refusal stays', async () => {
  const details = {
    params: { count: 2 },
    fields: { budget: 'REQUIRED', name: 'TOO_SHORT' },
  } as const;
  await expect(failing(new Refusal(422, 'STATE', details))).rejects.toMatchObject({
    status: 422,
    code: 'STATE',
    details: {
      params: { count: 2 },
      fields: { 'payment.budget': 'REQUIRED', 'payment.name': 'TOO_SHORT' },
    },
  });
});

test.each([new Refusal(409, 'STATE'), new Error('broken')])('%p comes as it was', async (error) => {
  await expect(failing(error)).rejects.toBe(error);
});
