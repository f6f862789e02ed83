import { Client } from "pg";

/**
 * Lists the statements that this process sends to PostgreSQL while `act` runs, `begin` and `commit`
 * included, without those of the queue: its jobs, its maintenance and the heartbeat of its own
 * connections. Nothing else may run at the same time.
 */
export async function listStatements(act: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = Client;
  const query = Reflect.get(prototype, "query");
  const statements: string[] = [];
  Reflect.set(prototype, "query", function listed(this: Client, ...parameters: unknown[]) {
    const [first] = parameters;
    const text = typeof first === "string" ? first : String(Reflect.get(Object(first), "text"));
    if (!isOfQueue(this) && !text.includes("pgboss")) statements.push(text);
    return Reflect.apply(query, this, parameters);
  });
  try {
    await act();
  } finally {
    Reflect.set(prototype, "query", query);
  }
  return statements;
}

/** Whether pg-boss opened the connection: it names its connections after itself. */
function isOfQueue(client: Client): boolean {
  const { application_name: name } = Reflect.get(client, "connectionParameters");
  return String(name).startsWith("pgboss");
}
