/**
 * All that is tried in a browser, as one file, so that one worker does it in one Chromium: each further one starts
 * anew, opens profiles of its own and compiles the page for each of them, a fifth of what all of them took.
 * One file's alone: `npx vitest run test/browser -t 'the tour'`.
 */
import './access.js';
import './command-bar.js';
import './components.js';
import './export-page.js';
import './forum.js';
import './talk.js';
import './tour.js';
import './trouble.js';
