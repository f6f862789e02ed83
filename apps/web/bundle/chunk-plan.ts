import { fileURLToPath } from "node:url";
import { createBuilder, type Plugin, type Rolldown } from "vite";

/** The parts of the product whose pages share modules, by the files of their routes. */
const AREAS = {
  auth: /\/account\/routes\/auth\.tsx/,
  account: /\/account\/routes\/(?!auth\.tsx)/,
  orders: /\/(account\/routes\/layout|content\/routes\/messages|shop\/routes\/orders?)\.tsx/,
  tokens: /\/(account\/routes\/layout|shop\/routes\/(promotion|redeem|sticker-tokens))\.tsx/,
  finder: /\/project\/routes\/(create|new)\.tsx/,
  map: /\/project\/routes\/(page|layout|map)\.tsx/,
  opening: /\/project\/routes\/(page|layout|opening)\.tsx/,
  collaborate: /\/(project\/routes\/(page|layout)|sharing\/routes\/collaborate[a-z-]*)\.tsx/,
  timeline: /\/project\/routes\/(page|layout|timeline)\.tsx/,
  output: /\/(project\/routes\/(page|layout)\.tsx|printing\/routes\/(?!stickers|walgreens))/,
  stickers: /\/(project\/routes\/(page|layout)|printing\/routes\/(layout|stickers))\.tsx/,
  pickup: /\/(project\/routes\/(page|layout)|printing\/routes\/(layout|walgreens))\.tsx/,
  product: /\/shop\/routes\/product\.tsx/,
  cart: /\/shop\/routes\/cart\.tsx/,
  checkout: /\/shop\/routes\/checkout[a-z-]*\.tsx/,
  staff: /\/staff\/routes\/(?!(pickups?|tickets?)\.tsx)/,
  "staff-pickups": /\/staff\/routes\/(layout|pickups?)\.tsx/,
  tickets: /\/staff\/routes\/(layout|tickets?)\.tsx/,
};

type Area = keyof typeof AREAS;

/**
 * The chunks of shared modules, each with the areas that load it. A module is in the last one whose
 * areas include all that use it: pages load little that they do not use, in few requests, which are
 * expensive on slow phones. The areas of a chunk are a subset of those of the chunks it imports, so
 * chunks never import each other in cycles.
 */
const CHUNKS: readonly { readonly name: string; readonly areas: readonly Area[] }[] = [
  {
    name: "parts",
    areas: [
      "auth",
      "account",
      "orders",
      "tokens",
      "finder",
      "map",
      "opening",
      "collaborate",
      "timeline",
      "output",
      "stickers",
      "pickup",
      "product",
      "cart",
      "checkout",
      "staff",
      "staff-pickups",
      "tickets",
    ],
  },
  {
    name: "forms",
    areas: [
      "auth",
      "account",
      "orders",
      "tokens",
      "pickup",
      "cart",
      "checkout",
      "staff",
      "staff-pickups",
      "tickets",
    ],
  },
  {
    name: "controls",
    areas: [
      "finder",
      "map",
      "opening",
      "collaborate",
      "timeline",
      "output",
      "stickers",
      "pickup",
      "product",
      "cart",
      "checkout",
      "staff",
      "staff-pickups",
      "tickets",
    ],
  },
  {
    name: "projects",
    areas: ["finder", "map", "opening", "collaborate", "timeline", "output", "stickers", "pickup"],
  },
  {
    name: "project",
    areas: ["map", "opening", "collaborate", "timeline", "output", "stickers", "pickup"],
  },
  { name: "pictures", areas: ["finder", "map"] },
  {
    name: "printing",
    areas: ["map", "collaborate", "timeline", "output", "stickers", "pickup"],
  },
  { name: "prints", areas: ["output", "stickers", "pickup"] },
  { name: "editor", areas: ["map", "opening", "collaborate", "timeline"] },
  { name: "toolbar", areas: ["map", "collaborate", "timeline"] },
  { name: "shapes", areas: ["opening", "collaborate", "output", "pickup"] },
  { name: "opening", areas: ["opening", "collaborate"] },
  {
    name: "prices",
    areas: [
      "orders",
      "tokens",
      "stickers",
      "pickup",
      "product",
      "cart",
      "checkout",
      "staff",
      "staff-pickups",
      "tickets",
    ],
  },
  { name: "shop", areas: ["stickers", "product", "cart", "checkout"] },
  { name: "account", areas: ["account", "orders", "tokens"] },
  { name: "tables", areas: ["tokens", "staff", "staff-pickups", "tickets"] },
  { name: "orders", areas: ["orders"] },
  { name: "tokens", areas: ["tokens"] },
  { name: "finder", areas: ["finder"] },
  { name: "map", areas: ["map"] },
  { name: "collaborate", areas: ["collaborate"] },
  { name: "timeline", areas: ["timeline"] },
  { name: "output", areas: ["output", "pickup"] },
  { name: "product", areas: ["product"] },
  { name: "purchase", areas: ["cart", "checkout"] },
  { name: "cart", areas: ["cart"] },
  { name: "checkout", areas: ["checkout"] },
  { name: "staff", areas: ["staff", "staff-pickups", "tickets"] },
  { name: "staff-pickups", areas: ["staff-pickups"] },
  { name: "tickets", areas: ["tickets"] },
];

/** Every page that hydrates loads the modules of these. */
const ENTRY = /\/src\/app\/entry\.client\.tsx/;
const SHELL = /\/src\/app\/(entry\.client|root|routes\/overlays)\.tsx/;
/**
 * Loaded by every page after hydration. What they share with some areas is in a chunk of its own:
 * in the chunk of those areas, every page would load that one too.
 */
const LATE_SHELL = /\/src\/(ui\/toasts\/ToastRegion|app\/connection\/NavigationGuard)\.tsx/;
const LATE_CHUNK = "late";
const ISLANDS = /\/src\/app\/islands\/entries\//;
const ROUTER = /\/node_modules\/react-router\//;
/** What every page with React loads. The shell has what needs React Router, which islands do not load. */
const BASE_CHUNK = "base";
const SHELL_CHUNK = "shell";
/** What only islands have. */
const ISLAND_CHUNK = "island";

/** Vite's mode of the build without a plan. */
const PLANNING_MODE = "chunk-planning";

/**
 * Assigns shared modules to chunks by the pages that use them. Which pages those are is only known
 * after tree shaking, so a first build, which writes nothing, determines it.
 */
export function createChunkPlan() {
  let plan: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: "chunk-plan",
    apply: (_config, { command, mode }) => command === "build" && mode !== PLANNING_MODE,
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      plan = createPlan(await buildWithoutPlan());
    },
  };
  const names = [
    BASE_CHUNK,
    SHELL_CHUNK,
    ISLAND_CHUNK,
    LATE_CHUNK,
    ...CHUNKS.map(({ name }) => name),
  ];
  const groups = names.map((name, index) => ({
    name: (moduleId: string) => (plan.get(moduleId) === name ? name : null),
    priority: names.length - index,
    // Smaller in one file than beside the entry that alone uses them.
    minShareCount: name === BASE_CHUNK || name === SHELL_CHUNK ? 1 : 2,
  }));
  return { plugin, codeSplitting: { groups } };
}

interface Planning {
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** Of each module, those that it imports statically. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

async function buildWithoutPlan(): Promise<Planning> {
  const imports = new Map<string, readonly string[]>();
  const listImports: Plugin = {
    name: "list-imports",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
      }
    },
  };
  const builder = await createBuilder({
    root: fileURLToPath(new URL("..", import.meta.url)),
    mode: PLANNING_MODE,
    logLevel: "error",
    plugins: [listImports],
    build: { write: false, minify: false, reportCompressedSize: false },
  });
  const { client } = builder.environments;
  const result = client && (await builder.build(client));
  if (!result || !("output" in result)) throw new Error("The build without a plan has no output");
  return { chunks: result.output.filter((file) => file.type === "chunk"), imports };
}

function createPlan({ chunks, imports }: Planning): ReadonlyMap<string, string> {
  const routed = findImporters(imports, ROUTER);
  const shell = findModules(chunks, SHELL);
  const late = findModules(chunks, LATE_SHELL);
  const areas = Object.entries(AREAS).map(([area, routes]) => ({
    area,
    modules: findModules(chunks, routes),
  }));
  const islands = findModules(chunks, ISLANDS);
  const plan = new Map<string, string>();
  for (const id of new Set(chunks.flatMap(({ moduleIds }) => moduleIds))) {
    const users = areas.filter(({ modules }) => modules.has(id)).map(({ area }) => area);
    const name = shell.has(id)
      ? routed.has(id)
        ? SHELL_CHUNK
        : BASE_CHUNK
      : users.length === 0
        ? islands.has(id) && ISLAND_CHUNK
        : late.has(id)
          ? findLateChunk(users)
          : findChunk(users);
    // In a chunk with others, the entry would hydrate each page that loads one of those.
    if (name && !ENTRY.test(id)) plan.set(id, name);
  }
  return plan;
}

/** The modules that the entries with these files load, without those that they import dynamically. */
function findModules(chunks: readonly Rolldown.OutputChunk[], files: RegExp): ReadonlySet<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    for (const file of chunk.imports) reach(byFile.get(file));
  };
  for (const chunk of chunks) if (files.test(chunk.facadeModuleId ?? "")) reach(chunk);
  return new Set([...reached].flatMap(({ moduleIds }) => moduleIds));
}

/** The matching modules, and all that import them, themselves or by others. */
function findImporters(
  imports: ReadonlyMap<string, readonly string[]>,
  files: RegExp,
): ReadonlySet<string> {
  const found = new Set([...imports.keys()].filter((id) => files.test(id)));
  for (;;) {
    const { size } = found;
    for (const [id, imported] of imports) if (imported.some((one) => found.has(one))) found.add(id);
    if (found.size === size) return found;
  }
}

function findChunk(users: readonly string[]): string | undefined {
  return CHUNKS.findLast(({ areas }) => users.every((user) => areas.some((area) => area === user)))
    ?.name;
}

function findLateChunk(users: readonly string[]): string | undefined {
  const name = findChunk(users);
  return name === CHUNKS[0]?.name ? name : LATE_CHUNK;
}
