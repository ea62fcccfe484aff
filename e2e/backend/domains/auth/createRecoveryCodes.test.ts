/** @jest-environment node */
import { createRecoveryCodes, hashOfRecoveryCode } from './recoveryCodes';

const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const { codes, hashes } = createRecoveryCodes('ann', key);

test('ten different codes of two groups of five, none with what looks like something else', () => {
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  const many = Array.from({ length: 40 }, () => createRecoveryCodes('ann', key).codes).flat();
  expect([...new Set(many.join('').replaceAll('-', ''))].sort().join('')).toBe(
    '23456789abcdefghjkmnpqrstuvwxyz',
  );
});

test('what is kept of a code is of this person and under this key', () => {
  const plain = codes.map((code) => code.replace('-', ''));
  expect(hashes).toEqual(plain.map((code) => hashOfRecoveryCode('ann', code, key)));
  const [code = ''] = plain;
  const kept = hashOfRecoveryCode('ann', code, key);
  expect(kept).toMatch(/^[\w-]{43}$/);
  expect(hashOfRecoveryCode('bob', code, key)).not.toBe(kept);
  expect(hashOfRecoveryCode('ann', code, other)).not.toBe(kept);
});
