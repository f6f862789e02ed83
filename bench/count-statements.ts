import { Client } from "pg";

/** How many statements the process sends to PostgreSQL while `act` runs; nothing else may run then. */
export async function countStatements(act: () => Promise<void>): Promise<number> {
  const original = Client.prototype.query;
  let count = 0;
  Client.prototype.query = function counted(this: Client, ...parameters: unknown[]) {
    count += 1;
    return Reflect.apply(original, this, parameters);
  } as typeof original;
  try {
    await act();
  } finally {
    Client.prototype.query = original;
  }
  return count;
}
