import type { LocalText } from '../../../../platform/messages/inLanguage';

type Control = 'EXAM' | 'CREDIT' | 'GRADED_CREDIT' | 'COURSEWORK' | 'PRACTICE';

interface DisciplineRow {
  discipline: LocalText;
  control: Control;
  credits: number;
}

const row = (ru: string, en: string, control: Control, credits: number): DisciplineRow => ({
  discipline: { ru, en },
  control,
  credits,
});

/** Eight semesters of engineering, seven disciplines and thirty credits each. */
export const disciplineRows: DisciplineRow[][] = [
  [
    row('Математический анализ', 'Calculus', 'EXAM', 6),
    row('Линейная алгебра', 'Linear Algebra', 'EXAM', 5),
    row('Введение в специальность', 'Introduction to the Profession', 'CREDIT', 3),
    row('История', 'History', 'EXAM', 4),
    row('Иностранный язык', 'Foreign Language', 'CREDIT', 4),
    row('Информатика', 'Informatics', 'GRADED_CREDIT', 6),
    row('Физическая культура', 'Physical Education', 'CREDIT', 2),
  ],
  [
    row('Математический анализ: ряды', 'Calculus: Series', 'EXAM', 6),
    row('Общая физика: механика', 'Physics: Mechanics', 'EXAM', 5),
    row('Инженерная графика', 'Engineering Drawing', 'GRADED_CREDIT', 4),
    row('Философия', 'Philosophy', 'EXAM', 4),
    row('Иностранный язык: чтение', 'Foreign Language: Reading', 'CREDIT', 4),
    row('Ознакомительная практика', 'Introductory Placement', 'PRACTICE', 5),
    row('Физическая культура', 'Physical Education', 'CREDIT', 2),
  ],
  [
    row('Дифференциальные уравнения', 'Differential Equations', 'EXAM', 5),
    row('Общая физика: электричество', 'Physics: Electricity', 'EXAM', 5),
    row('Теория вероятностей', 'Probability', 'EXAM', 5),
    row('Материаловедение', 'Materials Science', 'GRADED_CREDIT', 4),
    row('Деловое письмо', 'Professional Writing', 'CREDIT', 3),
    row('Основы программирования', 'Programming Basics', 'COURSEWORK', 6),
    row('Физическая культура', 'Physical Education', 'CREDIT', 2),
  ],
  [
    row('Численные методы', 'Numerical Methods', 'EXAM', 5),
    row('Теоретическая механика', 'Theoretical Mechanics', 'EXAM', 5),
    row('Математическая статистика', 'Statistics', 'GRADED_CREDIT', 4),
    row('Электротехника', 'Electrical Engineering', 'EXAM', 5),
    row('Экономика', 'Economics', 'CREDIT', 3),
    row('Учебная практика', 'Study Placement', 'PRACTICE', 6),
    row('Безопасность труда', 'Safety at Work', 'CREDIT', 2),
  ],
  [
    row('Теория управления', 'Control Theory', 'EXAM', 5),
    row('Измерения и стандарты', 'Measurement and Standards', 'GRADED_CREDIT', 4),
    row('Базы данных', 'Databases', 'EXAM', 5),
    row('Проектирование узлов', 'Component Design', 'COURSEWORK', 5),
    row('Право', 'Law', 'CREDIT', 3),
    row('Моделирование процессов', 'Process Modelling', 'EXAM', 5),
    row('Экология', 'Ecology', 'CREDIT', 3),
  ],
  [
    row('Автоматизация производства', 'Industrial Automation', 'EXAM', 5),
    row('Надёжность систем', 'System Reliability', 'EXAM', 5),
    row('Обработка данных', 'Data Processing', 'GRADED_CREDIT', 4),
    row('Проектный семинар', 'Project Seminar', 'COURSEWORK', 5),
    row('Психология команды', 'Team Psychology', 'CREDIT', 2),
    row('Производственная практика', 'Industrial Placement', 'PRACTICE', 6),
    row('Охрана интеллектуальной собственности', 'Intellectual Property', 'CREDIT', 3),
  ],
  [
    row('Управление проектами', 'Project Management', 'EXAM', 5),
    row('Энергосбережение', 'Energy Efficiency', 'GRADED_CREDIT', 4),
    row('Цифровые двойники', 'Digital Twins', 'EXAM', 5),
    row('Проект по специальности', 'Major Project', 'COURSEWORK', 6),
    row('Технический английский', 'Technical English', 'CREDIT', 3),
    row('Оценка рисков', 'Risk Assessment', 'EXAM', 4),
    row('Этика инженера', 'Engineering Ethics', 'CREDIT', 3),
  ],
  [
    row('Преддипломная практика', 'Pre-Graduation Placement', 'PRACTICE', 9),
    row('Дипломный проект', 'Graduation Project', 'COURSEWORK', 9),
    row('Научный семинар', 'Research Seminar', 'CREDIT', 3),
    row('Организация производства', 'Production Management', 'EXAM', 3),
    row('Подготовка публикаций', 'Writing for Publication', 'CREDIT', 2),
    row('Предпринимательство', 'Entrepreneurship', 'CREDIT', 2),
    row('Переговоры', 'Negotiation', 'CREDIT', 2),
  ],
];
