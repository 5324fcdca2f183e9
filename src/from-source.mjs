// Loaded first in a worker thread when the program runs from its TypeScript sources: `--import tsx` alone only
// reaches what is required there, not what is imported.
import { register } from 'tsx/esm/api';

register();
