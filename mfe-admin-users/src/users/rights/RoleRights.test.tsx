import { staffRoles } from '@campus/shared/contract/roles';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { RoleRights } from './RoleRights';

/**
 * The table of roles that the product was designed with, in the order of `staffRoles`: writes, reads,
 * does, or nothing. Sizes of grants, published content, texts and the footer are read by everybody.
 */
const designed = {
  Участники: 'W - R R W R R',
  'СНИЛС и паспорт целиком': 'D - - - D - -',
  'Заявки на карту': 'W - R - W R R',
  'Заявки на стипендии и гранты': 'W - W - R R R',
  'Реестры выплат': 'R - W R - R R',
  'Утверждение реестров': '- - - D - - -',
  'Размеры стипендий': 'W R W R R R R',
  Обращения: 'W - - - W - R',
  Уведомления: 'W W - - W - R',
  'Отправка уведомлений': 'D D - - - - -',
  'Новости, события, страницы': 'W W R R R R R',
  Партнёры: 'W W R R R R R',
  Тексты: 'W W R R R R R',
  'Ссылки внизу страниц': 'W W R R R R R',
  Сотрудники: 'W - - - - - R',
  Настройки: 'W - - - - - R',
  'Сообщения НСИ': 'W - - - - - R',
  'Журнал участника': 'R - - - R - R',
  Журнал: 'R - - - - - R',
  'Фоновые задачи': 'W - - - - - R',
  Релизы: 'W - - - - - -',
};

const letters: Record<string, string> = {
  'смотрит и меняет': 'W',
  'только смотрит': 'R',
  может: 'D',
  'нет доступа': '-',
};

test.each(staffRoles.map((role, place) => [role, place] as const))(
  'what %s may do is what the role was designed for',
  (role, place) => {
    renderScreen(<RoleRights role={role} name="роль" />, {
      texts: { namespace: 'admin-users', locales: { ru, en } },
    });
    const table = screen.getByRole('table', { name: 'Что может роль «роль»' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
      .map(([area = '', right = '']) => [area, letters[right] ?? right]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(
        Object.entries(designed).map(([area, rights]) => [area, rights.split(' ')[place]]),
      ),
    );
  },
);
