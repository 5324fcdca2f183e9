export * from '../../src/trial/woodpile.js';
