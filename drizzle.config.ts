import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './scripts/tables/sqlite.cjs',
  out: './migrations',
});
