import { ApiError } from '@campus/shared/api/ApiError';
import { ExportButton } from '@campus/shared/table/ExportButton';
import type { Exhibit } from '../Exhibit';
import { columns, manyPeople } from './sampleStaff';

const usual = { list: 'Сотрудники', columns };
const load = ({ skip, size }: { skip: number; size: number }) =>
  Promise.resolve({ items: manyPeople.slice(skip, skip + size), total: manyPeople.length });
const fail = () => Promise.reject(new ApiError(503, 'Сервис недоступен, попробуйте позже.'));
const never = () => new Promise<never>(() => undefined);

export const exportButtonExhibit: Exhibit = {
  component: 'table/ExportButton',
  subject: { element: <ExportButton {...usual} load={load} />, tag: 'button', isControl: true },
  states: {
    usual: () => <ExportButton {...usual} load={load} />,
    'never ends': () => <ExportButton {...usual} load={never} />,
    fails: () => <ExportButton {...usual} load={fail} />,
  },
};
