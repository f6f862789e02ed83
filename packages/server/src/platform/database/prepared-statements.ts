import { Client, type PoolClient } from "pg";

/** The names of prepared statements by their texts. */
const names = new Map<string, string>();

/**
 * Marks a statement that each connection prepares once, and returns it: for frequent statements
 * whose planning takes as long as their execution. The text has to be the same every time.
 */
export function prepareStatement(name: string, text: string): string {
  names.set(text, name);
  return text;
}

/** Makes a new connection send marked statements by their names. */
export function sendPreparedStatements(client: PoolClient): void {
  Reflect.set(client, "query", (statement: unknown, ...rest: readonly unknown[]): unknown => {
    const name = typeof statement === "string" ? names.get(statement) : undefined;
    const sent = name === undefined ? statement : { name, text: statement };
    return Reflect.apply(Reflect.get(Client.prototype, "query"), client, [sent, ...rest]);
  });
}
