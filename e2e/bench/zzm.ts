import { openDatabase } from '../backend/database/openDatabase';
const { close } = await openDatabase({ url: process.env.DATABASE_URL!, migrationsFolder: '/work/main/e2e/backend/migrations' });
await close(); process.exit();
