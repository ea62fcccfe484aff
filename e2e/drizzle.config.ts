import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/platform/*/*Tables.ts', './backend/domains/*/*Tables.ts'],
  out: './backend/migrations',
  casing: 'snake_case',
});
