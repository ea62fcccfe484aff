import { snilsControl } from '@campus/shared/contract/checksums';
import { getSyncMessage } from '@campus/shared/contract/sync/calls';
import { nsiMessage, nsiStudent } from '../../fixtures/nsiMessages';
import { nsiSignature } from '../../fixtures/nsiService';
import { NoAnswer } from './createDoor';
import type { World } from './World';

/** Whom no demo data and no other run knows. */
const run = Date.now() % 100_000;

const programme = 'PRG-1001';

export interface Newcomer {
  number: number;
  email: string;
  lastName: string;
  firstName: string;
  birthDate: string;
  snils: string;
  recordBook: string;
}

const letters = 'абвгдежзик';
const inLetters = (number: number) =>
  [...String(number)].map((digit) => letters[Number(digit)]).join('');

function newcomer(number: number): Newcomer {
  const nine = String(900_000_000 - run * 1_000 - number);
  return {
    number,
    email: `soak-${run}-${number}@example.test`,
    lastName: 'Стойкая',
    // Nobody else is called so: a record is found by its name.
    firstName: `Марафона-${inLetters(number)}`,
    birthDate: '2006-03-08',
    snils: nine + snilsControl(nine),
    recordBook: `S${run}-${number}`,
  };
}

/** The service of reference data tells of somebody who has been enrolled. */
export async function enrol(world: World, number: number): Promise<Newcomer> {
  const who = newcomer(number);
  const { nsiId } = world.organisation;
  const { lastName, firstName, birthDate, snils, recordBook } = who;
  const student = {
    ...nsiStudent(nsiId, programme),
    lastName,
    firstName,
    birthDate,
    snils,
    recordBook,
  };
  const { operation, body } = nsiMessage('STUDENT', `SOAK-${run}-${number}`, student, {
    operation: 'CREATE',
  });
  const text = JSON.stringify(body);
  const signature = nsiSignature(Buffer.from(world.nsiSecret), { body: text, operation });
  const answer = await world.door.send(`/api/nsi-sync/webhook/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signature },
    body: text,
  });
  if (answer.status >= 500) throw new NoAnswer(`${answer.status} from the webhook`);
  if (!answer.ok) throw new Error(`A student was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  world.ledger.add('record of study', id, async (reader) => {
    const message = await reader(getSyncMessage, { params: { id } });
    return message.status === 'APPLIED';
  });
  return who;
}
