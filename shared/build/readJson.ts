import { readFileSync } from 'node:fs';

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
