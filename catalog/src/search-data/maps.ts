import { readdirSync, readFileSync } from "node:fs";
import {
  type Design,
  findOpeningAtPlace,
  type Lookup,
  openingsOf,
  openLookup,
  type Place,
} from "@photomap/design";

const ROOT = new URL("../../", import.meta.url);

/** The generated maps by base id, in one of their sizes, with their lookups. */
export class Maps {
  readonly #designs: ReadonlyMap<string, Design[]>;
  readonly #lookups = new Map<string, Lookup>();

  constructor() {
    const files = readdirSync(new URL("designs/", ROOT)).toSorted();
    const designs = files.map((file): Design => readJson(`designs/${file}`));
    this.#designs = Map.groupBy(designs, ({ baseId }) => baseId);
  }

  get baseIds(): string[] {
    return [...this.#designs.keys()];
  }

  /** The ids of regions that are an opening, or part of one, in any size. */
  listRegionIds(baseId: string): Set<string> {
    const openings = (this.#designs.get(baseId) ?? []).flatMap(openingsOf);
    return new Set(openings.flatMap(({ id, regionIds = [id] }) => regionIds));
  }

  listOpenings(baseId: string) {
    const [design] = this.#designs.get(baseId) ?? [];
    return design === undefined ? [] : openingsOf(design);
  }

  findOpening(baseId: string, place: Place) {
    const [design] = this.#designs.get(baseId) ?? [];
    return design && findOpeningAtPlace(design, this.#readLookup(baseId), place)?.opening;
  }

  #readLookup(baseId: string): Lookup {
    const known = this.#lookups.get(baseId);
    const lookup = known ?? openLookup(readJson(`generated/lookups/${baseId}.json`));
    this.#lookups.set(baseId, lookup);
    return lookup;
  }
}

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, ROOT), "utf8"));
}
