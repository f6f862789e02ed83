import { fastify } from "fastify";
import { Pool } from "pg";

/** The floor of a read: one SELECT of the same rows, sent as the answer. */
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
app.get<{ Params: { handle: string } }>("/products/:handle", async ({ params }) => {
  const { rows } = await pool.query(
    `select id, handle, title, description_html, tags, options, metafields, (
       select json_agg(json_build_object(
         'position', position, 'key', key, 'alt_text', alt_text, 'width', width, 'height', height
       ) order by position)
       from product_image where product_id = product.id
     ) as images, (
       select json_agg(json_build_object(
         'id', id, 'sku', sku, 'title', title, 'price_minor', price_minor, 'stock', stock,
         'reserved', reserved, 'selected_options', selected_options,
         'image_position', image_position, 'requires_shipping', requires_shipping
       ) order by position)
       from product_variant where product_id = product.id and is_active
     ) as variants
     from product where business_id = 'pm' and handle = $1 and is_active`,
    [params.handle],
  );
  return rows[0];
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
process.on("SIGTERM", () => process.exit(0));
