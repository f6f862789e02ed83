import { fastify } from "fastify";
import { Pool } from "pg";

/** The floor of a read: a handler that runs the same SELECT and sends the row. */
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const app = fastify();
app.get<{ Params: { id: string } }>("/projects/:id", async ({ params }) => {
  const { rows } = await pool.query(
    `select id, owner_id, business_id, design_id, name, output_type, output_scale, access_policy,
       openings_with_images, created_at, updated_at, coalesce(
         (select jsonb_object_agg(opening_id, input) from opening_input where project_id = project.id), '{}'
       ) as inputs
     from project where id = $1 and deleted_at is null`,
    [params.id],
  );
  return rows[0];
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
