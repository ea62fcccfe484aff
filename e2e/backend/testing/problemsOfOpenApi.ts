import { execFileSync } from 'node:child_process';

const script = `
  import { Validator } from '@seriousme/openapi-schema-validator';
  import { text } from 'node:stream/consumers';
  const { valid, errors } = await new Validator().validate(JSON.parse(await text(process.stdin)));
  process.stdout.write(JSON.stringify(valid ? [] : errors));
`;

/** What is wrong with an OpenAPI document; the validator is an ES module, which Jest cannot require. */
export function problemsOfOpenApi(document: object): unknown {
  const args = ['--input-type=module', '--eval', script];
  return JSON.parse(
    execFileSync(process.execPath, args, { input: JSON.stringify(document), encoding: 'utf8' }),
  );
}
