import { sql } from "kysely";
import type { Connection, Database } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer/viewer.ts";
import type { ProjectAccessService } from "../../../project/access/project-access.service.ts";
import type { CheckoutLine, CheckoutProblem } from "../../carts/cart.types.ts";

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
}

interface Buyer {
  readonly checkoutId: string;
  readonly viewer: Viewer;
}

/**
 * Finds which projects of the cart's maps the buyer may order: a guest's cart that became the
 * account's may contain another person's. What the buyer made as a guest counts as the buyer's own.
 */
export async function findOrderableProjects(
  { db, access }: Dependencies,
  buyer: Buyer,
): Promise<ReadonlySet<string>> {
  const orderable = new Set<string>();
  for (const { id, isOfOwnGuest } of await listCartProjects(db, buyer)) {
    const isPermitted =
      isOfOwnGuest || (await access.findPermitted(buyer.viewer, id, "order")) !== undefined;
    if (isPermitted) orderable.add(id);
  }
  return orderable;
}

interface CartProjectRow {
  readonly id: string;
  /** Whether a guest made it whom the account has claimed, or who used this browser before. */
  readonly isOfOwnGuest: boolean;
}

async function listCartProjects(
  db: Connection,
  { checkoutId, viewer }: Buyer,
): Promise<CartProjectRow[]> {
  const account = viewer.kind === "account" ? viewer : undefined;
  const { rows } = await sql<CartProjectRow>`
    select id, exists (
      select from guest
      where guest.id = project.owner_id and (
        guest.owner_id = ${account?.accountId ?? null}
        or guest.id = ${account?.guestIdentity ?? null} and guest.owner_id is null
      )
    ) as "isOfOwnGuest"
    from project
    where id in (
      select project_id from cart_line
      where cart_id = coalesce(
        (select merged_into from cart where id = ${checkoutId}), ${checkoutId}
      )
    )`.execute(db);
  return rows;
}

/** Returns a problem for each map that the buyer may not order. */
export function findForbiddenMaps(
  lines: readonly CheckoutLine[],
  orderable: ReadonlySet<string>,
): CheckoutProblem[] {
  return lines.flatMap(({ id, project }) =>
    project === undefined || orderable.has(project.id) ? [] : [{ code: "INVALID", lineId: id }],
  );
}
