import { plainTextOf } from './useEditing';

test('each paragraph is a line, and a picture is its description', () => {
  const html = '<h2>Когда</h2><p>В <strong>мае</strong></p><p><img src="/a.png" alt="Зал"></p>';
  expect(plainTextOf(html)).toBe('Когда\nВ мае\n[Зал]');
});
