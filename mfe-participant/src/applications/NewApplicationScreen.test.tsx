import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  applyForCard,
  applyForCreditGrant,
  applyForExtraGrant,
  listMyApplications,
} from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { listPrograms } from '@campus/shared/contract/education/calls';
import {
  getFormDraft,
  saveFormDraft,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { putFile } from '@campus/shared/contract/files/calls';
import { listEskIssuing } from '@campus/shared/contract/resources/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf, university } from '../card/cardFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import type { OwnApplication } from './applicationOptions';
import { locales, NewApplicationScreen } from './NewApplicationScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};
const made: OwnApplication = {
  ...{ id: idOf(9), number: 'ESK-2026-000007', type: 'ESK_CARD', status: 'NEW' },
  ...{ createdAt: '2026-11-20T09:00:00Z', decidedAt: null, rejectReason: null },
  ...{ payload: null, files: [], version: 1 },
};
const place = {
  ...{ id: idOf(3), name: 'Корпус А', kind: 'PLASTIC' as const, address: 'Садовая, 1' },
  ...{ leadDays: 3, isActive: true },
};

function open(type: string, person: CurrentHuman = cardHolderOf({ photoUrl: '/api/files/p.jpg' })) {
  return renderScreen(<NewApplicationScreen />, {
    ...{ url: `/me/applications/new/${type}`, path: '/me/applications/new/:type' },
    ...{ texts, person, roles: ['HUMAN', 'STUDENT'] },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  stub(getFormDraft, () => null);
  stub(saveFormDraft, () => ({}));
  stub(listMyApplications, () => ({ items: [], total: 0 }));
  stub(getCampusCard, () => null);
  stub(listEskIssuing, () => [place, { ...place, id: idOf(4), name: 'Закрыт', isActive: false }]);
});

test('a card is chosen, the answers are checked, and the number comes with what is next', async () => {
  const sent: CallInput<typeof applyForCard>[] = [];
  stub(applyForCard, (input) => {
    sent.push(input);
    return made;
  });
  open('esk-card');
  await userEvent.click(await screen.findByRole('radio', { name: /Корпус А/ }));
  expect(screen.queryByText(/Закрыт/)).toBeNull();
  await press('Проверить ответы');
  expect(await screen.findByRole('heading', { name: 'Проверьте ответы' })).toHaveFocus();
  expect(screen.getByText('Пластиковая и электронная: Корпус А')).toBeVisible();
  await press('Исправить');
  expect(await screen.findByRole('radio', { name: /Корпус А/ })).toBeChecked();
  await press('Проверить ответы');
  await press('Отправить заявку');
  expect(await screen.findByText('ESK-2026-000007')).toBeVisible();
  expect(screen.getByText(/Решение до 27 ноября 2026/)).toBeVisible();
  expect(sent).toEqual([{ body: { issuingId: place.id } }]);
});

test('a digital card is asked for by saying nothing', async () => {
  const sent: CallInput<typeof applyForCard>[] = [];
  stub(applyForCard, (input) => {
    sent.push(input);
    return made;
  });
  open('esk-card');
  await press('Проверить ответы');
  await press('Отправить заявку');
  await screen.findByText('ESK-2026-000007');
  expect(sent).toEqual([{ body: {} }]);
});

test('there is no card without a photo', async () => {
  open('esk-card', cardHolderOf({ photoUrl: null }));
  expect(await screen.findByText(/без него карту не выпустить/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Проверить ответы' })).toBeNull();
});

test('a refusal leads back to the form and says why', async () => {
  stub(applyForCard, () => new ApiError(409, 'Такая заявка уже есть'));
  open('esk-card');
  await press('Проверить ответы');
  await press('Отправить заявку');
  expect(await screen.findByText('Такая заявка уже есть')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Проверить ответы' })).toBeVisible();
});

const certificate = new File(['%PDF'], 'Грамота.pdf', { type: 'application/pdf' });
const grantMade = { ...made, number: 'EG-2026-000001', type: 'EXTRA_GRANT' as const };
const chooseDocuments = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Документы'), files);

test('an extra grant is checked with its documents, which go once it has its number', async () => {
  const put: unknown[] = [];
  stub(getCampusCard, () => cardOf());
  stub(applyForExtraGrant, () => grantMade);
  stub(putFile, ({ params, body, file }) => {
    put.push({ ...params, ...body, name: (file as File).name });
    return fileFixture(1, { originalName: 'Грамота.pdf' });
  });
  open('extra-grant');
  await chooseDocuments(certificate);
  await press('Проверить ответы');
  expect(await screen.findByText('Прикладная математика')).toBeVisible();
  expect(screen.getByText('Грамота.pdf')).toBeVisible();
  await press('Исправить');
  expect(await screen.findByText(/Выбран, уйдёт вместе с формой/)).toBeVisible();
  expect(put).toStrictEqual([]);
  await press('Проверить ответы');
  await press('Отправить заявку');
  expect(await screen.findByText('EG-2026-000001')).toBeVisible();
  const documents = within(screen.getByRole('region', { name: 'Документы' }));
  expect(await documents.findByText(/Загружен/)).toBeVisible();
  expect(put).toEqual([{ subjectId: made.id, bucket: 'documents', name: 'Грамота.pdf' }]);
});

test('without documents it says that they can come later', async () => {
  stub(getCampusCard, () => cardOf());
  open('extra-grant');
  await press('Проверить ответы');
  expect(await screen.findByText(/Пока нет: приложить можно и позже/)).toBeVisible();
});

test.each(['extra-grant', 'credit-grant'])(
  'leaving %s with chosen documents asks first, and staying keeps them',
  async (type) => {
    stub(getCampusCard, () => cardOf());
    stub(listPrograms, () => ({ items: [], total: 0, skip: 0, size: 50 }));
    const { router } = open(type);
    await chooseDocuments(certificate);
    await act(() => router.navigate('/me/applications'));
    expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
    await press('Остаться');
    expect(screen.getByText(/Выбран, уйдёт вместе с формой/)).toBeVisible();
  },
);

test('documents that are being checked with the answers ask first too', async () => {
  stub(getCampusCard, () => cardOf());
  const { router } = open('extra-grant');
  await chooseDocuments(certificate);
  await press('Проверить ответы');
  await act(() => router.navigate('/me/applications'));
  expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
});

test('documents that are on their way to an application that was made ask before they are lost', async () => {
  stub(getCampusCard, () => cardOf());
  stub(applyForExtraGrant, () => grantMade);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  stub(putFile, () => arrived.then(() => fileFixture(1, { originalName: 'Грамота.pdf' })));
  const { router } = open('extra-grant');
  await chooseDocuments(certificate);
  await press('Проверить ответы');
  await press('Отправить заявку');
  await userEvent.click(await screen.findByRole('link', { name: 'Ко всем заявкам' }));
  expect(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })).toBeVisible();
  await press('Остаться');
  arrive();
  const isLetGo = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(isLetGo()).toBe(true));
  await act(() => router.navigate('/me/applications/new/esk-card'));
  expect(router.state.location.pathname).toBe('/me/applications/new/esk-card');
});

const program = {
  ...{ id: idOf(5), code: '01.03.02', name: 'Прикладная математика', level: 'BACHELOR' as const },
  ...{ months: 48, grantEligible: true, eduOrg: university },
};
const closed = { ...program, id: idOf(6), name: 'Без гранта', grantEligible: false };
const programField = () => screen.findByRole('combobox', { name: 'Программа' });

test('a credit grant takes the programme, the bank and the contract', async () => {
  const sent: CallInput<typeof applyForCreditGrant>[] = [];
  stub(getCampusCard, () => cardOf());
  stub(listPrograms, () => ({ items: [program, closed], total: 2, skip: 0, size: 50 }));
  stub(applyForCreditGrant, (input) => {
    sent.push(input);
    return { ...made, number: 'CG-2026-000001', type: 'CREDIT_GRANT' as const };
  });
  open('credit-grant');
  await userEvent.click(await programField());
  expect(await screen.findByRole('option', { name: /Прикладная математика/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /Без гранта/ })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: /Прикладная математика/ }));
  const semesters = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Семестр' });
  const [, first] = within(semesters).getAllByRole<HTMLOptionElement>('option');
  await userEvent.selectOptions(semesters, first?.value ?? '');
  const type = (name: string, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name }), text);
  await type('Банк', 'Сбережения');
  await type('Номер кредитного договора', 'КР-17');
  await type('Дата договора', '01.09.2026');
  await type('Сумма кредита', '120000,50');
  await type('Последние 4 цифры счёта', '1234');
  await press('Проверить ответы');
  expect(await screen.findByText('120 000,50 ₽')).toBeVisible();
  await press('Отправить заявку');
  await screen.findByText('CG-2026-000001');
  expect(sent).toMatchObject([
    { body: { programId: program.id, creditAmount: 12_000_050, accountMask: '•••• 1234' } },
  ]);
});

const creditDraft = {
  ...{ programId: program.id, semester: '2026-1', bank: 'Сбережения', contractNumber: 'КР-17' },
  ...{ contractDate: '2026-09-01', creditAmount: 12_000_050, accountMask: '1234' },
};

test('a credit grant that was begun on another day has its programme, in the field and in the answers', async () => {
  const asked: CallInput<typeof listPrograms>['query'][] = [];
  stub(getCampusCard, () => cardOf());
  stub(getFormDraft, () => ({ values: creditDraft, savedAt: '2026-11-20T09:00:00Z' }));
  stub(listPrograms, ({ query }) => {
    asked.push(query);
    return { items: [closed, program], total: 2, skip: 0, size: 100 };
  });
  open('credit-grant');
  await waitFor(async () => expect(await programField()).toHaveValue(program.name));
  expect(asked).toMatchObject([{ id: program.id }]);
  await press('Проверить ответы');
  expect(await screen.findByText(program.name)).toBeVisible();
});

test('a credit grant that was begun in a semester which has ended shows that semester', async () => {
  stub(getCampusCard, () => cardOf());
  stub(getFormDraft, () => ({
    values: { ...creditDraft, semester: '2024-2' },
    savedAt: '2026-11-20T09:00:00Z',
  }));
  stub(listPrograms, () => ({ items: [program], total: 1, skip: 0, size: 50 }));
  open('credit-grant');
  const semesters = await screen.findByRole('combobox', { name: 'Семестр' });
  expect(semesters).toHaveDisplayValue(/2025/);
});

test('back from the answers, a credit grant has the programme that was found', async () => {
  stub(getCampusCard, () => cardOf());
  stub(getFormDraft, () => ({
    values: { ...creditDraft, programId: '' },
    savedAt: '2026-11-20T09:00:00Z',
  }));
  stub(listPrograms, () => ({ items: [program], total: 1, skip: 0, size: 50 }));
  open('credit-grant');
  await userEvent.click(await programField());
  await userEvent.click(await screen.findByRole('option', { name: /Прикладная математика/ }));
  await press('Проверить ответы');
  await press('Исправить');
  expect(await programField()).toHaveValue(program.name);
});

test('what cannot be applied for now says why, and leads past it', async () => {
  open('extra-grant');
  expect(await screen.findByText('Нужна действующая карта.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Что с картой' })).toHaveAttribute('href', '/me/card');
  expect(screen.getByRole('link', { name: 'Ко всем заявкам' })).toBeVisible();
});

test('an unknown kind leads to those that there are', async () => {
  open('parking');
  expect(await screen.findByRole('heading', { level: 1, name: 'Такой заявки нет' })).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(getCampusCard, () => new ApiError(503, 'Сервис недоступен'));
  open('esk-card');
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getCampusCard, () => null);
  await userEvent.click(retry);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Проверить ответы' })).toBeVisible(),
  );
});
