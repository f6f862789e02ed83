export const BROWSER_STORE_NAME = "photomap";

/** Without loading the code of the store. A visitor who never opened a project has none. */
export async function hasBrowserStore(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === BROWSER_STORE_NAME);
}
