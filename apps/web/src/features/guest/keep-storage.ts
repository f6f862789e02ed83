/** Asks the browser to keep what is here; whether it promised to. Browsers without the question never do. */
export async function keepStorage(): Promise<boolean> {
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined) return false;
  return (await storage.persisted()) || (await storage.persist());
}
