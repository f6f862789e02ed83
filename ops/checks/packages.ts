export interface PackageRules {
  /** Packages whose entry points this one may import; type imports count. */
  readonly imports: readonly string[];
  /** Whether the package may use no clock, randomness, network, database or Node. */
  readonly pure?: true;
}

const RULES = ["geometry", "design", "project", "printing"];
const LIBRARIES = [
  ...RULES,
  "nesting",
  "messages",
  "commerce",
  "scene",
  "render",
  "content",
  "process",
  "server",
];
const APPS = ["apps/api", "apps/images", "apps/release", "apps/web", "apps/worker"];

/** The allowed imports of each package, app and top folder; docs/architecture.md has this table. */
export const PACKAGES: Readonly<Record<string, PackageRules>> = {
  geometry: { imports: [], pure: true },
  design: { imports: ["geometry"], pure: true },
  messages: { imports: [], pure: true },
  project: { imports: ["geometry", "design"], pure: true },
  printing: { imports: ["geometry", "design", "project", "messages"], pure: true },
  nesting: { imports: ["geometry", "design", "printing", "messages"], pure: true },
  commerce: { imports: ["messages"], pure: true },
  scene: { imports: [...RULES, "nesting", "messages"], pure: true },
  render: { imports: [...RULES, "nesting", "scene"] },
  content: { imports: [] },
  process: { imports: ["design"] },
  server: { imports: [...RULES, "messages", "commerce", "content", "process"] },
  testing: { imports: LIBRARIES },
  "apps/api": { imports: [...RULES, "process", "server", "messages", "commerce", "content"] },
  "apps/images": { imports: [...RULES, "process", "server", "render"] },
  "apps/release": { imports: ["server"] },
  "apps/worker": {
    imports: [...RULES, "nesting", "process", "server", "render", "scene", "messages"],
  },
  "apps/web": {
    imports: [
      ...RULES,
      "process",
      "messages",
      "commerce",
      "scene",
      "scene/react",
      "content/blocks",
    ],
  },
  catalog: { imports: ["geometry", "design", "scene", "render"] },
  e2e: { imports: [...RULES, "content"] },
  bench: { imports: [...LIBRARIES, "testing", ...APPS] },
  ops: { imports: ["commerce", "design", "project", "process", "server"] },
  root: { imports: [] },
};

/** Entry points that a permission to import their package does not cover; the table names them. */
export const RESTRICTED_ENTRIES: readonly string[] = ["scene/react", "content/blocks"];

export const TESTING_PACKAGE = "testing";

/** Path prefixes under which each vendor may be imported; tests may import them anywhere. */
export const VENDOR_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  "@aws-sdk/": ["packages/server/src/platform/adapters/", "packages/testing/", "ops/", "bench/"],
  "pg-boss": ["packages/server/src/platform/adapters/", "packages/testing/", "ops/", "bench/"],
  "@sentry/": ["packages/server/src/platform/adapters/"],
  nodemailer: ["packages/server/src/platform/adapters/", "packages/testing/"],
  stripe: ["packages/server/src/platform/adapters/", "packages/testing/"],
};

/** The areas of an app or a package: the folders of `folder`, each with the areas it may import. */
export interface Areas {
  readonly folder: string;
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** The folders of pages, which may import every area and which no other area imports. */
  readonly composing?: string;
}

const WEB_BASE = ["platform", "ui"];

export const WEB_AREAS: Areas = {
  folder: "apps/web/src/",
  composing: "routes",
  imports: {
    platform: [],
    ui: ["platform"],
    content: WEB_BASE,
    project: [...WEB_BASE, "content"],
    printing: [...WEB_BASE, "content", "project"],
    sharing: [...WEB_BASE, "content", "project", "printing"],
    account: [...WEB_BASE, "project"],
    shop: [...WEB_BASE, "content", "project", "printing"],
    staff: [...WEB_BASE, "content", "shop"],
    app: [...WEB_BASE, "content", "project", "printing", "sharing", "account", "shop", "staff"],
    test: WEB_BASE,
  },
};

export const SERVER_AREAS: Areas = {
  folder: "packages/server/src/",
  imports: {
    platform: [],
    photos: ["platform"],
    people: ["platform", "photos"],
    project: ["platform", "photos", "people"],
    printing: ["platform", "photos", "project"],
    shop: ["platform", "photos", "people", "project", "printing"],
    support: ["platform", "photos", "people", "project", "printing", "shop"],
    staff: ["platform", "photos", "people", "project", "printing", "shop", "support"],
    backend: ["platform", "photos", "people", "project", "printing", "shop", "support", "staff"],
  },
};

/** Folders of the server whose files every feature above them may import. */
export const SHARED_SERVER_FOLDERS: readonly string[] = ["platform/", "photos/keys/"];

/** Areas of the server that are one feature: their folders are subjects, not features. */
export const SINGLE_FEATURE_AREAS: readonly string[] = ["staff", "backend"];

/** Suffixes of the files of a server feature that other features may import. */
export const PUBLIC_SUFFIXES: readonly string[] = [".service.ts", ".queries.ts", ".types.ts"];

/** Files and folders that may read the environment; all others take configuration as an argument. */
export const ENVIRONMENT_READERS: readonly RegExp[] = [
  /(^|\/)config(\.server)?\.ts$/,
  /\.config\.ts$/,
  /^(ops|bench|e2e)\//,
];
