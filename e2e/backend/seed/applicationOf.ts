import type { DemoContext } from './seedDemo';
import type { DemoStudent } from './seedPeople';

/** The study as it was when the application was made. */
export function snapshotOf({ person, study }: DemoStudent) {
  const { lastName, firstName, middleName, birthDate } = person;
  const { course, group, level, form, basis, recordBook } = study;
  return {
    lastName,
    firstName,
    middleName,
    birthDate,
    eduOrg: study.eduOrg,
    program: study.program,
    status: study.status,
    course,
    group,
    level,
    form,
    basis,
    recordBook,
  };
}

const banks = ['Банк «Образцовый»', 'Студенческий кредитный союз', 'Банк «Первый взнос»'];

/** The terms of the credit whose interest is to be refunded. */
export function creditOf({ calendar }: DemoContext, student: DemoStudent, index: number) {
  return {
    programId: student.study.programId,
    semester: `${calendar.month(-5).year}-${1 + (index % 2)}`,
    bank: banks[index % banks.length],
    contractNumber: `ОК-${2_400 + index * 7}/${student.study.course}`,
    contractDate: calendar.day(-600 - index * 3),
    creditAmount: (180_000 + index * 4_500) * 100,
    accountMask: student.accountMask,
  };
}
