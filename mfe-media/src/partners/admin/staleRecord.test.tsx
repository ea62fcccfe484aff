import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  filterPartners,
  getPartner,
  listPartnerCategories,
  listPartnerCities,
  getPartnerDirectory,
  syncPartners,
  updatePartner,
} from '@campus/shared/contract/partners/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerPage } from '../partnerFixture';
import { deskFixture } from './openPartnerEditor';
import { PartnerDeskScreen } from './PartnerDeskScreen';
import { textsOfPartnerDesk } from './openPartnerEditor';

const partner = deskFixture(1, { staff: { syncedAt: '2026-03-09T10:00:00.000Z' } });

/** What a screen of the record shows: it was read before and is read anew when it may have changed. */
function ItsRecord() {
  const { data } = useCallQuery(getPartner, { params: { id: partner.id } });
  return <p>{`Запись: ${data?.name}`}</p>;
}

async function open() {
  localStorage.clear();
  stub(listPartnerCategories, () => []);
  stub(listPartnerCities, () => []);
  stub(getPartnerDirectory, () => ({ isConnected: true }));
  stub(filterPartners, () => partnerPage([partner]));
  stub(getPartner, () => partner);
  const screens = (
    <>
      <PartnerDeskScreen />
      <ItsRecord />
    </>
  );
  renderScreen(screens, {
    url: '/admin/partners',
    texts: textsOfPartnerDesk,
    roles: ['CONTENT_MANAGER'],
  });
  await screen.findByText(`Запись: ${partner.name}`);
  await screen.findByRole('checkbox', { name: 'Выбрать все на странице' });
  return () => stub(getPartner, () => ({ ...partner, name: 'Новое имя' }));
}

test('the record of a partner that was hidden from the list is read anew', async () => {
  const rename = await open();
  stub(updatePartner, () => {
    rename();
    return partner;
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByText('Скрыть'));
  expect(await screen.findByText('Запись: Новое имя')).toBeVisible();
});

test('the record of a partner is read anew after a synchronisation', async () => {
  const rename = await open();
  const startedAt = new Date().toISOString();
  stub(syncPartners, () => ({ startedAt, last: null }));
  await userEvent.click(screen.getByRole('button', { name: 'Синхронизировать' }));
  expect(await screen.findByText(/Синхронизация идёт/)).toBeVisible();
  rename();
  const kept = localStorage.getItem('campus.partnerSync') ?? '';
  const ended = { at: startedAt, created: 0, updated: 1, deactivated: 0 };
  localStorage.setItem('campus.partnerSync', JSON.stringify({ ...JSON.parse(kept), ended }));
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(await screen.findByText('Запись: Новое имя')).toBeVisible();
});
