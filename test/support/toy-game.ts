export * from '../tools/harness/woodpile.js';
