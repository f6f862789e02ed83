import "./fake-indexed-db.ts";
import type { Design, Layer, Opening } from "@photomap/design";
import type { Inputs, OpeningImage, ProjectContent, ViewerPolicy } from "@photomap/project";
import type { Connection } from "../../../platform/network/connection.ts";
import type { OpenProject } from "../loading/open-project.ts";
import { PhotoAddresses } from "../photo-addresses.ts";
import type { Uploader } from "../project-photos.ts";
import { type LoadedSuggestion, ProjectSuggestions } from "../suggestions/project-suggestions.ts";
import { sendSuggestionStatus } from "../suggestions/send-suggestion-status.ts";
import { SuggestionStatusSync } from "../suggestions/suggestion-status-sync.ts";
import { FakeServer } from "./fake-server.ts";
import { EMPTY, makePhoto, newProjectId, openStore } from "./open-store.ts";

// jsdom has no Web Locks; a single tab needs none. Those of an earlier file may be locked forever.
const request = (_name: string, ...rest: (() => unknown)[]) => rest.at(-1)?.();
Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });

/** Squares beside each other; sizes in points. Texas does not fit on 8x10 in paper. */
const SIZES = { Utah: 150, Colorado: 200, Texas: 700 } as const;

type Region = keyof typeof SIZES;

const OPENINGS = Object.keys(SIZES).map((name, index): Opening => {
  const size = SIZES[name as Region];
  const [x, y] = [index * 800, 0];
  const cut = makeSquareLayer(x, y, size);
  const outer = makeSquareLayer(x - 10, y - 10, size + 20);
  return {
    type: "OPENING",
    id: name.slice(0, 2).toUpperCase(),
    name,
    layers: { cut, print: cut, outer },
    labelPoint: { x, y },
    depth: 1,
    outlined: true,
    enabled: true,
    optional: false,
  };
});

function makeSquareLayer(x: number, y: number, size: number): Layer {
  return {
    path: `M${x} ${y}l${size} 0 0 ${size} ${-size} 0z`,
    box: { x, y, width: size, height: size },
  };
}

const TEST_DESIGN: Design = {
  id: "three-states",
  baseId: "three-states",
  businessIds: ["pm"],
  name: "Three States",
  regionType: "county",
  regionTypePlural: "counties",
  regionCount: OPENINGS.length,
  keywords: [],
  width: 2400,
  height: 700,
  outputOptions: [{ type: "VINYL_WALL_MAP", name: "Wall Hanging Photo Map", scale: 1 }],
  backgroundOptions: [],
  features: OPENINGS,
};

/** A sharp photo that covers the opening, for each of the regions. */
export function fillRegions(...regions: Region[]): Inputs {
  return Object.fromEntries(regions.map((name) => [idOf(name), inputOf(photoIn(name))]));
}

export function photoIn(name: Region, facts: Partial<OpeningImage> = {}): OpeningImage {
  const box = OPENINGS.find((opening) => opening.name === name)?.layers.cut?.box;
  const photo = { ...makePhoto(`photo of ${name}`), imageWidth: 4000, imageHeight: 4000 };
  return { ...photo, ...box, ...facts };
}

export function inputOf(...images: OpeningImage[]): Inputs[string] {
  return { type: "OPENING", images, modifiedAt: "2026-11-15T08:00:00.000Z" };
}

function idOf(name: Region): string {
  return name.slice(0, 2).toUpperCase();
}

export interface TestProjectOptions {
  readonly design?: Design;
  readonly content?: Partial<ProjectContent>;
  readonly viewerPolicy?: ViewerPolicy;
  readonly uploader?: Uploader;
  readonly connection?: Connection;
  readonly isGuest?: boolean;
  readonly suggestions?: readonly LoadedSuggestion[];
  /** Another tab or a later visit of a project that was opened before. */
  readonly sameAs?: { readonly project: OpenProject; readonly server: FakeServer };
}

/** An open project with a real store on an in-memory server. */
export async function openTestProject(options: TestProjectOptions = {}) {
  const { content, viewerPolicy = "OWNER", uploader, connection, isGuest = false } = options;
  const { design = TEST_DESIGN, suggestions = [], sameAs } = options;
  const server = sameAs?.server ?? new FakeServer({ ...EMPTY, ...content });
  server.copy = { ...server.copy, viewerPolicy };
  const id = sameAs?.project.id ?? newProjectId();
  const loaded = new ProjectSuggestions(async () => suggestions);
  const statusFailures: unknown[] = [];
  const statusSync = new SuggestionStatusSync({
    suggestions: loaded,
    send: (ids, status) => sendSuggestionStatus(id, ids, status),
    notifier: { suggestionStatusFailed: (status) => statusFailures.push(status) },
  });
  const { store, notifications } = await openStore(id, server, {
    ...(uploader && { uploader }),
    ...(connection && { connection }),
    onSuggestionStatus: statusSync.receive,
  });
  statusSync.connect(store);
  const project: OpenProject = {
    id,
    design,
    isGuest,
    brand: "pm",
    store,
    addresses: new PhotoAddresses("photos", {}, async () => ({})),
    suggestions: loaded,
  };
  return { project, server, notifications, statusFailures };
}
