import { Client } from "pg";

/** How many statements the process sends to PostgreSQL while `act` runs; nothing else may run then. */
export async function countStatements(act: () => Promise<void>): Promise<number> {
  const { prototype } = Client;
  const query = Reflect.get(prototype, "query");
  let count = 0;
  Reflect.set(prototype, "query", function counted(this: Client, ...parameters: unknown[]) {
    count += 1;
    return Reflect.apply(query, this, parameters);
  });
  try {
    await act();
  } finally {
    Reflect.set(prototype, "query", query);
  }
  return count;
}
