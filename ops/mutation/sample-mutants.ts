import { getPackageKey, isTest, lineAt, type Workspace } from "../checks/workspace.ts";
import { listMutants, type Mutant } from "./list-mutants.ts";

export interface FileMutant extends Mutant {
  readonly package: string;
  readonly path: string;
  readonly line: number;
  /** The text of the whole file before the change. */
  readonly text: string;
}

interface SampleOptions {
  /** The names of folders in packages/; all by default. */
  readonly packages?: readonly string[] | undefined;
  /** The number of mutants per package. */
  readonly count: number;
  readonly seed: number;
}

/** Draws mutants without replacement; the same seed and sources give the same ones. */
export function sampleMutants(workspace: Workspace, options: SampleOptions): FileMutant[] {
  const byPackage = Map.groupBy(
    [...workspace.files.values()]
      .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        listMutants(path, text).map((mutant) => ({
          ...mutant,
          path,
          text,
          package: getPackageKey(path),
          line: lineAt(text, mutant.start),
        })),
      ),
    (mutant) => mutant.package,
  );
  return [...byPackage]
    .filter(([name]) => options.packages?.includes(name) ?? true)
    .flatMap(([, mutants]) => draw(mutants, options.count, createRandom(options.seed)));
}

function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat();
}

/** A linear congruential generator, which is even enough for a sample. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
