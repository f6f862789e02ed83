import { createHash } from "node:crypto";
import type { Database } from "../../../platform/database/database.ts";
import type { Viewer } from "../../../platform/viewer/viewer.ts";
import type {
  MapProblemService,
  MapProblems,
} from "../../../printing/prints/map-problem.service.ts";
import type { ProjectAccessService } from "../../../project/access/project-access.service.ts";
import type { CartService } from "../../carts/cart.service.ts";
import type { Checkout } from "../../carts/cart.types.ts";
import type { CartTarget } from "../../carts/cart-change.service.ts";
import { findOrderableProjects } from "./orderable-projects.ts";
import type { ShownFindings } from "./shown-findings.repository.ts";

/** What a buyer should look at before a map of the checkout is printed. */
export interface MapCheck extends MapProblems {
  readonly lineId: string;
  /** Identifies exactly these problems of this map, for the record of what the buyer saw. */
  readonly key: string;
}

interface Dependencies {
  readonly db: Database;
  readonly access: ProjectAccessService;
  readonly carts: CartService;
  readonly mapProblems: MapProblemService;
}

/** Checks the maps of a checkout as staff's print files are checked. */
export class MapCheckService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Lists the maps with problems; those that the viewer may not order are left out. */
  async list(viewer: Viewer, { cart, lines }: Checkout): Promise<MapCheck[]> {
    const maps = lines.flatMap(({ id, kind, project, variant }) =>
      kind.kind === "map" && project !== undefined
        ? [{ lineId: id, project, metafields: variant.product.metafields }]
        : [],
    );
    if (maps.length === 0) return [];
    const orderable = await findOrderableProjects(this.#deps, { checkoutId: cart.id, viewer });
    const permitted = maps.filter(({ project }) => orderable.has(project.id));
    const results = await this.#deps.mapProblems.inspect(permitted);
    return permitted.flatMap(({ lineId }, i) => {
      const result = results[i];
      if (result === undefined || result.problems.length === 0) return [];
      return [{ ...result, lineId, key: createKey(result) }];
    });
  }

  /** Returns what the buyer saw of the checkout's maps: the checks with these keys. */
  async findShown(target: CartTarget, keys: readonly string[]): Promise<ShownFindings[]> {
    if (keys.length === 0) return [];
    const checkout = await this.#deps.carts.find(target);
    const checks = checkout === undefined ? [] : await this.list(target.viewer, checkout);
    return checks
      .filter(({ key }) => keys.includes(key))
      .map(({ lineId, texts }) => ({ cartLineId: lineId, findings: texts }));
  }
}

function createKey({ projectId, problems }: MapProblems): string {
  const content = JSON.stringify([projectId, problems]);
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
