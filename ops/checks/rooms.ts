export interface Room {
  /** Rooms whose entry points this one may import; type imports count. */
  readonly imports: readonly string[];
  /** No clock, randomness, network, database or Node: what a pure room needs is an argument. */
  readonly pure?: true;
}

const RULES = ["geometry", "design", "project", "printing"];
const PACKAGES = [...RULES, "messages", "commerce", "scene", "render", "server"];
const APPS = ["apps/api", "apps/images", "apps/web", "apps/worker"];

/** The whole truth about who may import whom; docs/architecture.md shows it to people. */
export const ROOMS: Readonly<Record<string, Room>> = {
  geometry: { imports: [], pure: true },
  design: { imports: ["geometry"], pure: true },
  messages: { imports: [], pure: true },
  project: { imports: ["geometry", "design"], pure: true },
  printing: { imports: ["geometry", "design", "project"], pure: true },
  commerce: { imports: [], pure: true },
  scene: { imports: RULES, pure: true },
  render: { imports: [...RULES, "scene"] },
  server: { imports: [...RULES, "messages", "commerce"] },
  testing: { imports: PACKAGES },
  "apps/api": { imports: ["server", "messages"] },
  "apps/images": { imports: ["server", "render"] },
  "apps/worker": { imports: ["server", "render", "scene", "messages"] },
  "apps/web": { imports: [...RULES, "messages", "commerce", "scene", "scene/react"] },
  catalog: { imports: ["geometry", "design", "scene", "render"] },
  e2e: { imports: RULES },
  bench: { imports: [...PACKAGES, ...APPS] },
  ops: { imports: ["design", "project", "server"] },
  root: { imports: [] },
};

/** Entry points that "may import the room" does not include: they have to be named in the table. */
export const NAMED_ENTRIES: readonly string[] = ["scene/react"];

export const TEST_ROOM = "testing";

/** Where each vendor may be imported, as beginnings of paths; tests may import them anywhere. */
export const VENDOR_HOMES: Readonly<Record<string, readonly string[]>> = {
  "@aws-sdk/": ["packages/server/src/adapters/", "packages/testing/", "ops/", "bench/"],
  "pg-boss": ["packages/server/src/adapters/", "packages/testing/", "ops/", "bench/"],
  nodemailer: ["packages/server/src/adapters/", "packages/testing/"],
  stripe: ["packages/server/src/adapters/", "packages/testing/"],
};

/** A feature is a folder below one of these; features do not reach into each other. */
export interface FeatureArea {
  readonly folder: string;
  /** Folders every feature of the area may import. */
  readonly shared: readonly string[];
  /** The one kind of file through which a feature may be used by another. */
  readonly door?: string;
  readonly instead: string;
}

export const FEATURE_AREAS: readonly FeatureArea[] = [
  {
    folder: "apps/web/src/features/",
    shared: ["brand", "map-preview", "map-view", "toasts"],
    instead: "Compose the two features in a route, or move what they share to ui/ or a package.",
  },
  {
    folder: "packages/server/src/",
    shared: ["adapters", "config", "database", "logging", "viewer"],
    door: ".service.ts",
    instead: "Call a use case of the other feature, a function of one of its *.service.ts files.",
  },
];

/** Files and folders that read the environment; everything else takes its configuration as an argument. */
export const ENVIRONMENT_READERS: readonly RegExp[] = [
  /(^|\/)config\.ts$/,
  /\.config\.ts$/,
  /^(ops|bench|e2e)\//,
];
