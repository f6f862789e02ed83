import { Pool } from "pg";
import { fillOrders, ORDER_TABLES } from "./fill-orders.ts";
import { fillProjects, PROJECT_TABLES } from "./fill-projects.ts";
import { loadTables } from "./load-tables.ts";

/** Inserts as many opening rows as orders, with the photos, lines and accounts they need. */
export async function fillDatabase(url: string, rows: number): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 4, options: "-c maintenance_work_mem=1GB" });
  try {
    await loadTables(pool, [...PROJECT_TABLES, ...ORDER_TABLES], async () => {
      await Promise.all([fillProjects(pool, rows), fillOrders(pool, rows)]);
    });
  } finally {
    await pool.end();
  }
}
