import { listMapProblems, type MapProblem } from "@photomap/printing";
import { sql } from "kysely";
import type { Connection, Database } from "../../platform/database/database.ts";
import { fromJsonRow, type JsonRow } from "../../platform/database/json-rows.ts";
import type { DesignService } from "../../project/designs/design.service.ts";
import type { ProjectWithInputs } from "../../project/projects/project.types.ts";
import { freezeForProduct } from "./freeze-project.service.ts";
import { describeMapProblems } from "./order-print-findings.ts";

/** A map that is sold on a product. */
export interface SoldMap {
  readonly project: { readonly id: string; readonly updatedAt: Date };
  /** The product's stored metafields, not validated. */
  readonly metafields: unknown;
}

/** What is wrong with a map, and the words for its regions. */
export interface MapProblems {
  readonly projectId: string;
  readonly regionType: string;
  readonly regionTypePlural: string;
  readonly problems: readonly MapProblem[];
  /** The problems as texts for staff. */
  readonly texts: readonly string[];
}

interface Dependencies {
  readonly db: Database;
  readonly designs: DesignService;
}

const MAX_KEPT = 500;

/**
 * Inspects maps as products print them. Callers check the access; the last results are kept, each
 * for its version of the project.
 */
export class MapProblemService {
  readonly #deps: Dependencies;
  readonly #kept = new Map<string, MapProblems>();

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  /** Returns the problems of each map in the same order; undefined for a map that is gone. */
  async inspect(maps: readonly SoldMap[]): Promise<(MapProblems | undefined)[]> {
    const unknown = maps.filter((map) => !this.#kept.has(getKey(map)));
    const found = await listProjects(
      this.#deps.db,
      unknown.map(({ project }) => project.id),
    );
    const projects = new Map(found.map((project) => [project.id, project]));
    const results: (MapProblems | undefined)[] = [];
    for (const map of maps) {
      const project = projects.get(map.project.id);
      results.push(this.#kept.get(getKey(map)) ?? (project && (await this.#inspect(map, project))));
    }
    return results;
  }

  async #inspect(
    { metafields }: SoldMap,
    project: ProjectWithInputs,
  ): Promise<MapProblems | undefined> {
    const design = await this.#deps.designs.find(project.designId);
    if (design === undefined) return undefined;
    const problems = listMapProblems(freezeForProduct(project, metafields), design);
    const { regionType, regionTypePlural } = design;
    const texts = describeMapProblems(problems);
    const result = { projectId: project.id, regionType, regionTypePlural, problems, texts };
    this.#kept.set(getKey({ project, metafields }), result);
    const [oldest = ""] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(oldest);
    return result;
  }
}

function getKey({ project, metafields }: SoldMap): string {
  return `${project.id} ${project.updatedAt.getTime()} ${JSON.stringify(metafields)}`;
}

async function listProjects(db: Connection, ids: readonly string[]): Promise<ProjectWithInputs[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ project: JsonRow<ProjectWithInputs> }>`
    select to_jsonb(project) || jsonb_build_object('brand', business_id, 'inputs', coalesce((
        select jsonb_object_agg(opening_id, input) from opening_input
        where opening_input.project_id = project.id
      ), '{}')) as project
    from project where id = any(${ids}) and deleted_at is null`.execute(db);
  return rows.map(({ project }) => {
    const read = fromJsonRow<ProjectWithInputs>(project);
    return { ...read, updatedAt: new Date(read.updatedAt) };
  });
}
