import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput, CallOutput } from '@campus/shared/contract/call';
import { getHumanCard } from '@campus/shared/contract/cards/calls';
import { humanTabs } from '@campus/shared/contract/people/places';
import { getEmailChange, getHuman } from '@campus/shared/contract/people/staffCalls';
import type { Role } from '@campus/shared/contract/roles';
import { PlacesContext } from '@campus/shared/remote/PlacesContext';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf } from '../card/cardFixtures';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { locales, PersonScreen } from './PersonScreen';

const { id } = cardHolderOf();
const at = '2026-03-05T10:00:00Z';

type Human = CallOutput<typeof getHuman>;

const personOf = (change: Partial<Human> = {}): Human => ({
  ...cardHolderOf({ snils: '***-***-***-95', phone: '+79123456789' }),
  ...{ deletedAt: null, createdAt: at, updatedAt: at, lastLoginAt: null },
  state: 'ACTIVE' as const,
  ...change,
});

/** Gives back what is asked. */
function stubPerson(change: Partial<Human> = {}) {
  const asked: CallInput<typeof getHuman>[] = [];
  stub(getHuman, (input) => {
    asked.push(input);
    return personOf(change);
  });
  return asked;
}

beforeEach(() => stub(getEmailChange, () => null));

const title = { ru: 'Выплаты', en: 'Payments' };
const payments = {
  slot: { ...humanTabs, widget: 'Payments', tab: 'payments', title, order: 1, access: ['SUPPORT'] },
  show: (props: object) => <p>{JSON.stringify(props)}</p>,
} as const;

const open = (language: 'ru' | 'en' = 'ru', roles: Role[] = ['SUPPORT']) =>
  renderScreen(
    <PlacesContext value={[payments]}>
      <PersonScreen />
    </PlacesContext>,
    {
      url: `/admin/humans/${id}`,
      path: '/admin/humans/:id/:tab?',
      texts: {
        namespace: 'participant',
        locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
      },
      roles,
      language,
    },
  );

test('shows who somebody is, with documents as they are masked, and the card', async () => {
  stubPerson();
  stub(getHumanCard, () => cardOf());
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Студентка Первокурсница' }),
  ).toBeVisible();
  const facts = within(screen.getByRole('region', { name: 'Сведения' }));
  expect(facts.getByText('***-***-***-95')).toBeVisible();
  expect(facts.getByText('Подтверждена')).toBeVisible();
  expect(await facts.findByText('Действует')).toBeVisible();
});

test('tells the widgets of other remotes whose page it is', async () => {
  stubPerson();
  stub(getHumanCard, () => null);
  const { router } = open();
  expect(await screen.findByText('Карты нет')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Выплаты' }));
  expect(router.state.location.pathname).toBe(`/admin/humans/${id}/payments`);
  const tab = screen.getByRole('region', { name: 'Выплаты' });
  expect(tab).toHaveTextContent(JSON.stringify({ humanId: id }));
  expect(screen.queryByRole('region', { name: 'Сведения' })).toBeNull();
});

test('says that an account was deleted', async () => {
  stubPerson({ state: 'DELETED', deletedAt: at });
  stub(getHumanCard, () => new ApiError(503, 'The service is down'));
  open('en');
  expect(await screen.findByText('The owner has deleted this account.')).toBeVisible();
  expect(await screen.findByText('Could not check')).toBeVisible();
});

test.each([404, 422])('an address of nobody (%s) says so', async (status) => {
  stub(getHuman, () => new ApiError(status, 'Не найдено'));
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Участник не найден' }),
  ).toBeVisible();
});

test('somebody of another organisation is refused, a failed load can be tried again', async () => {
  stub(getHuman, () => new ApiError(403, 'Этот человек учится в другой организации'));
  const refused = open();
  expect(await screen.findByText('Этот человек учится в другой организации')).toBeVisible();
  refused.unmount();
  stub(getHuman, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

const withPassport = (number: string) => ({
  passport: {
    ...{ series: '4020', number, issuedAt: '2020-06-01' },
    ...{ issuedBy: 'Отдел по району', departmentCode: '780-001' },
  },
});

test('documents are shown in full to whoever says why, and hidden again', async () => {
  stubPerson({ snils: '•••-•••-445 95', ...withPassport('••4321') });
  stub(getHumanCard, () => null);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Показать полностью' }));
  const window = within(
    await screen.findByRole('dialog', { name: 'Показать документы полностью' }),
  );
  expect(window.getByText(/запишем в журнал/)).toBeVisible();
  const asked = stubPerson({ snils: '112-233-445 95', ...withPassport('654321') });
  await userEvent.type(window.getByRole('textbox', { name: /Зачем/ }), 'Сверка с паспортом');
  await userEvent.click(window.getByRole('button', { name: 'Показать' }));
  const facts = within(screen.getByRole('region', { name: 'Сведения' }));
  expect(await facts.findByText('112-233-445 95')).toBeVisible();
  expect(facts.getByText('4020 654321')).toBeVisible();
  expect(facts.getByText('Отдел по району')).toBeVisible();
  expect(asked).toEqual([{ params: { id }, query: { full: true, reason: 'Сверка с паспортом' } }]);
  // Another tab does not hide them: nobody has to say why once more.
  await userEvent.click(screen.getByRole('link', { name: 'Выплаты' }));
  expect(screen.queryByText('112-233-445 95')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Сведения' }));
  expect(screen.getByText('112-233-445 95')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  expect(screen.getByText('•••-•••-445 95')).toBeVisible();
  expect(screen.queryByText('4020 654321')).toBeNull();
});

test('documents stay masked for who may not see them, and where a reason is missing', async () => {
  stubPerson({ snils: '•••-•••-445 95' });
  stub(getHumanCard, () => null);
  const audit = open('ru', ['AUDITOR']);
  expect(await screen.findByText('•••-•••-445 95')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Показать полностью' })).toBeNull();
  audit.unmount();
  open('ru', ['ADMIN']);
  await userEvent.click(await screen.findByRole('button', { name: 'Показать полностью' }));
  const window = within(
    await screen.findByRole('dialog', { name: 'Показать документы полностью' }),
  );
  const asked = stubPerson({ snils: '112-233-445 95' });
  await userEvent.click(window.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(window.getByRole('textbox', { name: /Зачем/ })).toBeInvalid());
  expect(asked).toStrictEqual([]);
});
