import {
  type BrandId,
  createDesignEntry,
  createDesignSearch,
  type Design,
  type DesignGroup,
  findRelatedMaps,
  groupDesigns,
  splitWords,
} from "@photomap/design";
import { MAX_QUERY_LENGTH } from "@photomap/project";
import type { DesignService } from "./design.service.ts";

const MAX_RELATED = 5;

interface Maps {
  readonly groups: readonly DesignGroup<Design>[];
  readonly bySlug: ReadonlyMap<string, DesignGroup<Design>>;
  readonly search: (query: string) => DesignGroup<Design>[];
}

/**
 * Lists the public maps of a brand, each with all its sizes. They don't change while a process
 * runs.
 */
export class DesignGroupService {
  readonly #designs: Pick<DesignService, "list">;
  readonly #maps = new Map<BrandId, Promise<Maps>>();

  constructor(designs: Pick<DesignService, "list">) {
    this.#designs = designs;
  }

  async list(brand: BrandId): Promise<readonly DesignGroup<Design>[]> {
    return (await this.#getMaps(brand)).groups;
  }

  async find(brand: BrandId, slug: string): Promise<DesignGroup<Design> | undefined> {
    return (await this.#getMaps(brand)).bySlug.get(slug);
  }

  /**
   * Finds maps by their names and those of their regions, the best matches first; all of them
   * without words.
   */
  async search(brand: BrandId, query: string): Promise<DesignGroup<Design>[]> {
    return (await this.#getMaps(brand)).search(query.slice(0, MAX_QUERY_LENGTH));
  }

  async listRelated(brand: BrandId, group: DesignGroup<Design>): Promise<DesignGroup<Design>[]> {
    return findRelatedMaps(await this.list(brand), group, MAX_RELATED);
  }

  #getMaps(brand: BrandId): Promise<Maps> {
    const known = this.#maps.get(brand);
    if (known !== undefined) return known;
    const created = this.#designs.list(brand).then(createMaps);
    this.#maps.set(brand, created);
    // A failure is not cached.
    created.catch(() => this.#maps.delete(brand));
    return created;
  }
}

/** Returns the slug of the public page: Michigan Counties is michigan-counties. */
export function getMapSlug({ name }: Pick<DesignGroup<Design>, "name">): string {
  return splitWords(name).join("-");
}

function createMaps(designs: readonly Design[]): Maps {
  const groups = groupDesigns(designs);
  const byBaseId = new Map(groups.map((group) => [group.baseId, group]));
  const entries = designs.map((design) => createDesignEntry(design, null));
  const search = createDesignSearch(groupDesigns(entries));
  return {
    groups,
    bySlug: new Map(groups.map((group) => [getMapSlug(group), group])),
    search: (query) =>
      search(query).matches.flatMap(({ group: { baseId } }) => byBaseId.get(baseId) ?? []),
  };
}
