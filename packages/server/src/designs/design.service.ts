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
  readonly #stored = new Map<string, Promise<Design>>();
  readonly #complete = new Map<string, Promise<Design>>();
  #ids: Promise<ReadonlySet<string>> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** With all layers of every opening. */
  async find(id: string): Promise<Design | undefined> {
    const ids = await this.#listIds();
    if (!ids.has(id)) return undefined;
    return keep(this.#complete, id, async () => deriveLayers(await this.#read(id)));
  }

  /** With the cut layer alone: deriving the others of a whole catalogue takes seconds. */
  async list(businessId: BusinessId): Promise<Design[]> {
    const ids = await this.#listIds();
    const designs = await Promise.all([...ids].map((id) => this.#read(id)));
    return designs.filter((design) => design.businessIds.includes(businessId));
  }

  #read(id: string): Promise<Design> {
    return keep(this.#stored, id, () => readDesign(join(this.#folder, `${id}.json`)));
  }

  #listIds(): Promise<ReadonlySet<string>> {
    this.#ids ??= readdir(this.#folder).then(
      (names) =>
        new Set(names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5))),
    );
    return this.#ids;
  }
}

function keep<Value>(
  kept: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? make();
  kept.set(key, known);
  return known;
}

async function readDesign(path: string): Promise<Design> {
  // Our own generated file: the catalogue validates every design before it is committed.
  const design: Design = JSON.parse(await readFile(path, "utf8"));
  return design;
}
