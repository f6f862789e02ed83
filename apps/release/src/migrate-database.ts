import { migrate } from "@photomap/server";
import { Pool } from "pg";
import { readDatabaseConfig } from "./config.ts";

export async function migrateDatabase(): Promise<string> {
  const pool = new Pool({ connectionString: readDatabaseConfig().DATABASE_URL, max: 1 });
  try {
    const applied = await migrate(pool);
    return applied.length === 0 ? "All migrations are applied" : `Applied ${applied.join(", ")}`;
  } finally {
    await pool.end();
  }
}
