/** Of nobody. */
export const passport = {
  series: '4020',
  number: '123456',
  issuedAt: '2020-06-01',
  issuedBy: 'Отдел по вопросам миграции № 1, Примерск',
  departmentCode: '780-001',
};
