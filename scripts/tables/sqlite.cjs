// drizzle-kit takes the exports of a file as the tables of SQLite.
module.exports = require('../../src/store/sqlite/schema.ts').tables;
