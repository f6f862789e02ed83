import { type RawBuilder, sql } from "kysely";
import { listViewerIds, type Viewer } from "../../platform/viewer/viewer.ts";

/** SQL fragment: the viewer owns the cart, or nobody does. */
export function createCartAccessCondition(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`(cart.owner_id is null or cart.owner_id = any(${[...listViewerIds(viewer)]}))`;
}
