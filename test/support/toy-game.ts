export * from '../tools/harness/sample-game.js';
