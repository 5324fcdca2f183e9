// drizzle-kit takes the exports of a file as the tables of PostgreSQL.
const { tables, workDone } = require('../../src/store/postgres/schema.ts');
module.exports = { ...tables, workDone };
