import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BusinessId, type Design, deriveLayers } from "@photomap/design";
import { z } from "zod";

export const designSection = {
  /** Where the generated designs lie, one JSON file each. */
  DESIGNS_FOLDER: z.string(),
};

/** Designs never change under an id, so each file is read once per process. */
export class DesignService {
  readonly #folder: string;
  readonly #designs = new Map<string, Promise<Design>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(id: string): Promise<Design | undefined> {
    const ids = await this.#listIds();
    return ids.has(id) ? this.#load(id) : undefined;
  }

  async list(businessId: BusinessId): Promise<Design[]> {
    const ids = await this.#listIds();
    const designs = await Promise.all([...ids].map((id) => this.#load(id)));
    return designs.filter((design) => design.businessIds.includes(businessId));
  }

  #ids: Promise<ReadonlySet<string>> | undefined;

  #listIds(): Promise<ReadonlySet<string>> {
    this.#ids ??= readdir(this.#folder).then(
      (names) =>
        new Set(names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5))),
    );
    return this.#ids;
  }

  #load(id: string): Promise<Design> {
    const known = this.#designs.get(id);
    if (known !== undefined) return known;
    const loading = readDesign(join(this.#folder, `${id}.json`));
    this.#designs.set(id, loading);
    return loading;
  }
}

async function readDesign(path: string): Promise<Design> {
  // Our own generated file: the catalogue validates every design before it is committed.
  const design: Design = JSON.parse(await readFile(path, "utf8"));
  return deriveLayers(design);
}
