export const BROWSER_STORE_NAME = "photomap";

/** Checks without loading the store's code; a visitor who never opened a project has no store. */
export async function hasBrowserStore(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === BROWSER_STORE_NAME);
}
