import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import routes from "../src/app/routes.ts";
import { assignChunks, CHUNK_NAMES } from "./assign-chunks.ts";
import { AREAS, CHUNKS } from "./chunks.ts";

/** The modules that each module imports. */
type Graph = Readonly<Record<string, readonly string[]>>;

const ROUTER = "/node_modules/react-router/index.js";
const ROOT = "/src/app/root.tsx";
const ENTRY = "/src/app/entry.client.tsx";
const TOASTS = "/src/ui/toasts/ToastRegion.tsx";
const CART_ISLAND = "/src/app/islands/entries/cart.tsx";
const CART = "/src/shop/routes/cart.tsx";
const CHECKOUT = "/src/shop/routes/checkout.tsx";

/** Plans the chunks of modules that a build would each write into a file of its own. */
function assign(graph: Graph): ReadonlyMap<string, string> {
  const imported = Object.values(graph).flat();
  const ids = [...new Set([...Object.keys(graph), ...imported])];
  const chunks = ids.map((id) => {
    const imports = [...(graph[id] ?? [])];
    return { fileName: id, facadeModuleId: id, imports, moduleIds: [id] };
  });
  return assignChunks({ chunks, imports: new Map(ids.map((id) => [id, graph[id] ?? []])) });
}

function listRouteFiles(): readonly string[] {
  const listFiles = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ file, children = [] }) => [file, ...listFiles(children)]);
  const app = new URL("../src/app/", import.meta.url);
  return [...new Set(listFiles(routes))].map((file) => new URL(file, app).pathname);
}

describe("areas", () => {
  it.each(Object.entries(AREAS))("%s has pages", (_name, pages) => {
    expect(listRouteFiles().some((file) => pages.test(file))).toBe(true);
  });

  it("include every page that React Router hydrates", () => {
    const areas = Object.values(AREAS);
    const hydrated = listRouteFiles().filter(
      (file) => file.endsWith(".tsx") && !readFileSync(file, "utf8").includes("DOCUMENT_PAGE"),
    );
    const others = hydrated.filter((file) => !areas.some((pages) => pages.test(file)));
    expect(others.map((file) => file.slice(file.indexOf("/src/app/"))).toSorted()).toEqual([
      "/src/app/routes/app-shell.tsx",
      "/src/app/routes/dev/components.tsx",
      "/src/app/routes/dev/map.tsx",
      "/src/app/routes/dev/opening.tsx",
      "/src/app/routes/overlays.tsx",
    ]);
  });

  it("all load the first chunk", () => {
    expect(new Set(CHUNKS[0]?.areas)).toEqual(new Set(Object.keys(AREAS)));
  });
});

describe("a module", () => {
  it("of every page is in the base, or in the shell when it needs the router", () => {
    const plan = assign({ [ROOT]: ["/link.ts", "/price.ts"], "/link.ts": [ROUTER], [CART]: [] });
    expect(plan.get("/price.ts")).toBe("base");
    expect(plan.get("/link.ts")).toBe("shell");
    expect(plan.get(ROUTER)).toBe("shell");
  });

  it("of some areas is in the smallest chunk that they all load", () => {
    const plan = assign({
      [CART]: ["/cart-lines.ts", "/totals.ts", "/prices.ts"],
      [CHECKOUT]: ["/totals.ts", "/prices.ts"],
      "/src/shop/routes/orders.tsx": ["/prices.ts"],
    });
    expect(plan.get("/cart-lines.ts")).toBe("cart");
    expect(plan.get("/totals.ts")).toBe("purchase");
    expect(plan.get("/prices.ts")).toBe("prices");
  });

  it("of an area that is imported by another module of it is in a chunk as well", () => {
    const plan = assign({ [CART]: ["/lines.ts"], "/lines.ts": ["/line.ts"] });
    expect(plan.get("/line.ts")).toBe("cart");
  });

  it("of islands alone is in their chunk", () => {
    const plan = assign({ [CART_ISLAND]: ["/hydrate.ts", "/lines.ts"], [CART]: ["/lines.ts"] });
    expect(plan.get("/hydrate.ts")).toBe("island");
    expect(plan.get("/lines.ts")).toBe("cart");
  });

  it("that all pages load later does not bring the chunk of an area to the others", () => {
    const plan = assign({ [TOASTS]: ["/timer.ts"], [CART]: ["/timer.ts", "/lines.ts"] });
    expect(plan.get("/timer.ts")).toBe("late");
    expect(plan.get("/lines.ts")).toBe("cart");
  });

  it("that every area loads, at once and later, is in their first chunk", () => {
    const files = listRouteFiles();
    const pages = files.filter((file) => Object.values(AREAS).some((area) => area.test(file)));
    const plan = assign(
      Object.fromEntries([...pages, TOASTS].map((file) => [file, ["/timer.ts"]])),
    );
    expect(plan.get("/timer.ts")).toBe("parts");
  });

  it("that hydrates the application is in no chunk", () => {
    expect(assign({ [ENTRY]: ["/react.ts"], [ROOT]: [] }).has(ENTRY)).toBe(false);
  });
});

/** Modules 0 to 11, each of which imports later ones; an area, the shell or an island starts some. */
const graphs = () => {
  const files = listRouteFiles();
  const pages = Object.values(AREAS).flatMap((area) => files.find((file) => area.test(file)) ?? []);
  const starts = [...new Set([...pages, ROOT, ENTRY, TOASTS, CART_ISLAND])];
  const name = (index: number) => (index === 11 ? ROUTER : `/module-${index}.ts`);
  const some = (from: number) =>
    fc.subarray(Array.from({ length: 12 - from }, (_, index) => name(from + index)));
  const inner = fc.tuple(...Array.from({ length: 11 }, (_, index) => some(index + 1)));
  const outer = fc.tuple(...starts.map(() => some(0)));
  return fc.tuple(inner, outer).map(
    ([imports, started]): Graph => ({
      ...Object.fromEntries(imports.map((ids, index) => [name(index), ids])),
      ...Object.fromEntries(started.map((ids, index) => [starts[index] ?? "", ids])),
    }),
  );
};

/** The chunks that each chunk loads, itself or by others. */
function reachChunks(graph: Graph, plan: ReadonlyMap<string, string>) {
  const reached = new Map(CHUNK_NAMES.map((name) => [name, new Set<string>()]));
  for (let round = 0; round < CHUNK_NAMES.length; round += 1) {
    for (const [id, imports] of Object.entries(graph)) {
      const from = reached.get(plan.get(id) ?? "");
      for (const to of imports.flatMap((imported) => plan.get(imported) ?? [])) {
        if (to !== plan.get(id))
          for (const name of [to, ...(reached.get(to) ?? [])]) from?.add(name);
      }
    }
  }
  return reached;
}

it("never makes chunks import each other in circles", () => {
  fc.assert(
    fc.property(graphs(), (graph) => {
      const reached = reachChunks(graph, assign(graph));
      expect([...reached].filter(([name, others]) => others.has(name))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
