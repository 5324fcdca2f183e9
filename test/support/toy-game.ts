export * from '../../src/harness/woodpile.js';
