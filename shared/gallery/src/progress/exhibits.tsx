import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import { Progress } from '@campus/shared/progress/Progress';
import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Stepper } from '@campus/shared/progress/Stepper';
import { TaskList, type Task } from '@campus/shared/progress/TaskList';
import { Timeline, type TimelineEvent } from '@campus/shared/progress/Timeline';
import { useParts } from '@campus/shared/table/useParts';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { historyExhibit } from './historyExhibit';
import styles from './narrow.module.css';
import { asideCardExhibit, openItemsExhibit } from './openItemsExhibit';

const progressBarExhibit: Exhibit = {
  component: 'progress/ProgressBar',
  subject: { element: <ProgressBar value={40} max={100} aria-label="Отправка" />, tag: 'progress' },
  states: {
    'part of the way': () => <ProgressBar value={40} max={100} aria-label="Отправка" />,
    'nobody knows': () => <ProgressBar aria-label="Отправка" />,
  },
};

function Growing() {
  const [value, setValue] = useState(20);
  return (
    <Stack gap={3}>
      <Progress label="Загрузка файла" value={value} />
      <Button size="s" variant="soft" onClick={() => setValue((value + 10) % 110)}>
        Ещё 10 %
      </Button>
    </Stack>
  );
}

const progressExhibit: Exhibit = {
  component: 'progress/Progress',
  subject: { element: <Progress label="Загрузка файла" value={40} />, tag: 'div' },
  states: {
    started: () => <Progress label="Загрузка файла" value={0} />,
    'on its way': () => <Progress label="Загрузка файла" value={40} />,
    'own words': () => (
      <Progress label="Проверка строк" value={12} max={40} valueText="12 из 40 строк" />
    ),
    done: () => <Progress label="Загрузка файла" value={100} />,
    'how long is unknown': () => <Progress label="Готовим выгрузку" />,
    'long text': () => (
      <Progress
        label="Сверяем сведения о студентах с данными образовательных организаций за прошедший учебный год"
        value={63}
        valueText="проверено 6 300 записей из 10 000"
      />
    ),
    growing: Growing,
  },
};

const parts = { label: 'Отправляем реестр', total: 2400, onStop: () => undefined };
const people = Array.from({ length: 24 }, (_, index) => index);

function LiveParts() {
  const { run, running } = useParts();
  const send = () => new Promise((resolve) => setTimeout(resolve, 400));
  if (running) return <PartsProgress {...running} />;
  return (
    <Button
      variant="soft"
      onClick={() => void run({ label: parts.label, items: people, size: 5, send })}
    >
      Отправить по пять
    </Button>
  );
}

const partsProgressExhibit: Exhibit = {
  component: 'progress/PartsProgress',
  subject: { element: <PartsProgress {...parts} done={600} />, tag: 'div', isControl: true },
  states: {
    begun: () => <PartsProgress {...parts} done={0} />,
    'on its way': () => <PartsProgress {...parts} done={600} />,
    'long text': () => (
      <PartsProgress
        {...parts}
        label="Записываем результаты выплат студентам образовательных организаций"
        done={1800}
      />
    ),
    'sends a list when it is pressed': LiveParts,
  },
};

const steps = [
  { title: 'Организация', to: '?step=1' },
  { title: 'Личные данные', to: '?step=2' },
  { title: 'Фотография', to: '?step=3' },
  { title: 'Проверка ответов', to: '?step=4' },
];
const longSteps = [
  { title: 'Образовательная организация и направление подготовки', to: '?step=1' },
  { title: 'Удостоверение личности', to: '?step=2' },
  { title: 'Подтверждение достоверности предоставленных сведений', to: '?step=3' },
];

const stepperExhibit: Exhibit = {
  component: 'progress/Stepper',
  subject: { element: <Stepper steps={steps} current={2} />, tag: 'nav', isControl: true },
  states: {
    first: () => <Stepper steps={steps} current={1} />,
    'on the way': () => <Stepper steps={steps} current={3} />,
    last: () => <Stepper steps={steps} current={4} />,
    'without links': () => <Stepper steps={steps.map(({ title }) => ({ title }))} current={2} />,
    'long text': () => <Stepper steps={longSteps} current={2} />,
    'in a narrow place': () => (
      <div className={styles.narrow}>
        <Stepper steps={steps} current={2} />
      </div>
    ),
    'long text in a narrow place': () => (
      <div className={styles.narrow}>
        <Stepper steps={longSteps} current={3} />
      </div>
    ),
  },
};

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

const taskListExhibit: Exhibit = {
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

const events: readonly TimelineEvent[] = [
  {
    id: '1',
    title: 'Заявка подана',
    at: '2026-03-01T09:00:00Z',
    who: 'Студентка Первокурсница',
    tone: 'info',
    icon: 'mail',
  },
  { id: '2', title: 'Взята в работу', at: '2026-03-02T08:15:00Z', who: 'Сотрудник Поддержки' },
  {
    id: '3',
    title: 'Нужно другое фото',
    at: '2026-03-02T11:40:00Z',
    who: 'Сотрудник Поддержки',
    text: 'На снимке не видно лица. Загрузите портрет на светлом фоне, без головного убора.',
    tone: 'warning',
  },
  { id: '4', title: 'Заявка отклонена', at: '2026-03-09T00:00:00Z', tone: 'danger' },
  { id: '5', title: 'Заявка одобрена', at: '2026-03-10T07:05:00Z', tone: 'success' },
];

const timelineExhibit: Exhibit = {
  component: 'progress/Timeline',
  subject: { element: <Timeline label="История заявки" events={events} />, tag: 'ol' },
  states: {
    'every tone': () => <Timeline label="История заявки" events={events} />,
    'one event': () => <Timeline label="История заявки" events={events.slice(0, 1)} />,
    'in a narrow place': () => (
      <div className={styles.narrow}>
        <Timeline
          label="История заявки"
          events={events.map((event) => ({
            ...event,
            who: 'Константинопольская-Преображенская Александра Станиславовна',
          }))}
        />
      </div>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  historyExhibit,
  openItemsExhibit,
  asideCardExhibit,
  progressBarExhibit,
  progressExhibit,
  partsProgressExhibit,
  stepperExhibit,
  taskListExhibit,
  timelineExhibit,
];
