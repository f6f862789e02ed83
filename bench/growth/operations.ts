import type { AccountViewer, Backend, OrderSearchRequest } from "@photomap/server";
import { makeImage, makeInput } from "@photomap/testing";
import { saveInputs } from "../bench-project.ts";
import { CUSTOMER } from "./fill-orders.ts";
import { createSubject } from "./subject.ts";

/** One request of the product, with all its statements. */
export interface Operation {
  readonly name: string;
  readonly run: () => Promise<void>;
}

const STAFF: AccountViewer = {
  kind: "account",
  accountId: "growth-staff",
  identity: "growth-staff",
  email: "growth-staff@photomap.example",
  staffRole: "EMPLOYEE",
};

const ORDER_SEARCHES: readonly (readonly [string, OrderSearchRequest])[] = [
  ["newest", {}],
  ["waiting to be sent", { state: ["PAID"], fulfillmentStatus: ["UNFULFILLED"] }],
  ["number", { search: "#100777" }],
  ["email address", { search: CUSTOMER.email }],
  ["name", { search: CUSTOMER.name }],
  ["start of a name", { search: "kenmaruv" }],
  ["inside of a name", { search: "enmaruvo" }],
  ["a word of every order", { search: "street" }],
  ["nothing found", { search: "nothing-has-this-text" }],
];

export async function prepareOperations(backend: Backend): Promise<Operation[]> {
  const subject = await createSubject(backend);
  let { bench } = subject;
  let saves = 0;
  const requireOwner = async () => {
    const viewer = await backend.sessions.requireViewer(subject.token);
    if (viewer.kind !== "account") throw new Error("The session was not found");
    return viewer;
  };
  const read = async (viewer: Parameters<Backend["projects"]["read"]>[0]) => {
    const result = await backend.projects.read(viewer, bench.project.id);
    if (result.kind !== "visible") throw new Error(`The project was ${result.kind}`);
  };
  return [
    {
      name: "Save one opening",
      async run() {
        const viewer = await requireOwner();
        saves += 1;
        const box = { ...bench.box, x: bench.box.x + (saves % 100), id: bench.photoId };
        const inputs = { [bench.openingId]: makeInput([makeImage(viewer.identity, box)]) };
        bench = { ...bench, project: await saveInputs(backend, bench, inputs) };
      },
    },
    { name: "Read a project", run: async () => read(await requireOwner()) },
    { name: "Share page", run: () => read({ kind: "anonymous" }) },
    {
      name: "Finder",
      async run() {
        const viewer = await requireOwner();
        await backend.projects.listOwn(viewer);
        await backend.projects.listShared(viewer);
        await backend.trash.list(viewer);
      },
    },
    ...ORDER_SEARCHES.map(([name, search]) => ({
      name: `Order search: ${name}`,
      async run() {
        const page = await backend.staff.orderSearch.search(STAFF, search);
        if (page === undefined) throw new Error("The search was refused");
      },
    })),
  ];
}
