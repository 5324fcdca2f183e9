/** Some subcommands need packages that only development installs; the program as it is shipped goes without them. */

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/**
 * Loads what only development needs.
 * @throws Error that says what to install, where the packages of development were left out
 */
export async function loadForDevelopment<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const [, name = 'a package'] = /Cannot find package '([^']+)'/u.exec(error.message) ?? [];
    throw new Error(`this needs ${name}, which only development installs: run npm ci --include=dev`, {
      cause: error,
    });
  }
}
