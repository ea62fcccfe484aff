import { TaskList, type Task } from '@campus/shared/progress/TaskList';
import { Button } from '@campus/shared/ui/Button';
import type { Exhibit } from '../Exhibit';

const title = 'Что нужно для карты';
const tasks: readonly Task[] = [
  {
    id: 'mail',
    title: 'Подтвердить почту',
    state: 'done',
    to: '?task=mail',
    hint: 'student@example.test',
    icon: 'mail',
  },
  {
    id: 'identity',
    title: 'Подтвердить личность',
    state: 'problem',
    to: '?task=identity',
    hint: 'Данные не совпали с данными организации.',
    icon: 'user',
  },
  {
    id: 'study',
    title: 'Подтвердить учёбу',
    state: 'checking',
    to: '?task=study',
    hint: 'Сверяем данные с вашей организацией.',
    icon: 'school',
  },
  { id: 'photo', title: 'Загрузить фотографию', state: 'todo', to: '?task=photo' },
  {
    id: 'card',
    title: 'Получить карту',
    state: 'later',
    to: '?task=card',
    hint: 'Этот шаг откроется, когда будут готовы остальные.',
    icon: 'card',
  },
];
const action = <Button size="s">Написать в поддержку</Button>;

export const taskListExhibit: Exhibit = {
  component: 'progress/TaskList',
  subject: {
    element: <TaskList title={title} tasks={tasks} />,
    tag: 'section',
    isControl: true,
  },
  states: {
    'every state': () => <TaskList title={title} tasks={tasks} />,
    'nothing is done': () => (
      <TaskList title={title} tasks={tasks.slice(3).map((task) => ({ ...task, state: 'todo' }))} />
    ),
    'everything is done': () => (
      <TaskList title={title} tasks={tasks.map((task) => ({ ...task, state: 'done' }))} />
    ),
    'with a button instead of a link': () => (
      <TaskList
        title={title}
        tasks={[{ id: 'study', title: 'Подтвердить учёбу', state: 'todo', action }]}
      />
    ),
    'long text': () => (
      <TaskList
        title="Что нужно, чтобы получить удостоверение обучающегося образовательной организации"
        tasks={tasks.map((task) => ({
          ...task,
          title: 'Подтвердить достоверность сведений об удостоверении личности',
        }))}
      />
    ),
  },
};
