import { Client } from "pg";

/**
 * Lists the statements that this process sends to PostgreSQL while `act` runs, `begin` and `commit`
 * included, without those of the queue's maintenance. Nothing else may run at the same time.
 */
export async function listStatements(act: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = Client;
  const query = Reflect.get(prototype, "query");
  const statements: string[] = [];
  Reflect.set(prototype, "query", function listed(this: Client, ...parameters: unknown[]) {
    const [first] = parameters;
    statements.push(typeof first === "string" ? first : String(Reflect.get(Object(first), "text")));
    return Reflect.apply(query, this, parameters);
  });
  try {
    await act();
  } finally {
    Reflect.set(prototype, "query", query);
  }
  return statements.filter((statement) => !statement.includes("pgboss"));
}
