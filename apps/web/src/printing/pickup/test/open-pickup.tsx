import { listPrintServices } from "@photomap/printing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import {
  CreateRectangularPrintsDocument,
  FindRetailStoresDocument,
  GetRetailProductsDocument,
  SubmitPickupOrderDocument,
} from "../../../platform/api/generated/graphql.ts";
import type { OpenProject } from "../../../project/store/loading/open-project.ts";
import { useProjectState } from "../../../project/store/project-context.ts";
import {
  fillRegions,
  openTestProject,
  type TestProjectOptions,
} from "../../../project/store/test/open-test-project.ts";
import { FakeGraphql } from "../../../test/fake-graphql.ts";
import { renderPage } from "../../../test/render-page.tsx";
import type { PrintFile } from "../../sheets/request-prints.ts";
import { PickupScreen } from "../PickupScreen.tsx";
import type { PickupOrder, RetailStore } from "../retail.ts";
import { CUSTOMER, createFile, createOrder, createStore, PRODUCTS } from "./pickup-facts.ts";

const SERVICE = listPrintServices({
  outputType: "MATBOARD_WALL_MAP",
  brand: "pm",
  openingCount: 3,
}).find(({ id }) => id === "WALGREENS");
const noUrl = () => undefined;

function Pickup({ project }: { readonly project: OpenProject }) {
  const content = useProjectState(project.store, (state) => state.content);
  if (SERVICE === undefined) throw new Error("There is no pickup service");
  const { design } = project;
  const printed = {
    design,
    content,
    option: undefined,
    brand: "pm",
    service: SERVICE,
  } as const;
  return (
    <PickupScreen project={project} printed={printed} photoUrl={noUrl} email="me@example.com" />
  );
}

export const UNAVAILABLE = "Error communicating with Walgreens. Please try again in a few minutes.";
export const unavailable = { __typename: "RetailUnavailable" as const, message: UNAVAILABLE };

/** The open event streams of the test. */
export const streams: EventTarget[] = [];

class FakeEventSource extends EventTarget {
  constructor() {
    super();
    streams.push(this);
  }
  close(): void {}
}

/** The API of the current test. */
export let api: FakeGraphql;

/** Sets up a test file for `openPickup`: one store, and prints and orders that are made at once. */
export function setUpPickup(): void {
  beforeEach(() => {
    api = new FakeGraphql();
    answerProducts();
    answerStores(createStore());
    answerPrints(createFile());
    answerSubmit(createOrder());
    streams.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    vi.stubGlobal("EventSource", FakeEventSource);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export function answerProducts(): void {
  api.on(GetRetailProductsDocument, {
    walgreensProducts: { __typename: "WalgreensProductsSuccess", products: [...PRODUCTS] },
  });
}

export function answerStores(...stores: RetailStore[]): void {
  api.on(FindRetailStoresDocument, {
    walgreensStores: {
      __typename: "WalgreensStoresSuccess",
      stores,
      center: { latitude: 42.3, longitude: -83 },
    },
  });
}

export function answerPrints(...files: PrintFile[]): void {
  api.on(CreateRectangularPrintsDocument, {
    createRectangularPrints: {
      __typename: "CreateRectangularPrintsSuccess",
      batchId: "batch",
      files,
    },
  });
}

export function answerSubmit(order: PickupOrder): void {
  api.on(SubmitPickupOrderDocument, {
    walgreensSubmitOrder: { __typename: "WalgreensSubmitOrderSuccess", order },
  });
}

/** The pickup screen of a project with a photo in Colorado. */
export async function openPickup(
  options: Pick<TestProjectOptions, "connection"> & { readonly query?: string } = {},
) {
  const { query = "", ...rest } = options;
  const opened = await openTestProject({ content: { inputs: fillRegions("Colorado") }, ...rest });
  const { project } = opened;
  const page = renderPage(
    [
      { path: "/p/:id/output/walgreens", element: <Pickup project={project} /> },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { entries: [`/p/${project.id}/output/walgreens${query}`] },
  );
  return { ...opened, ...page };
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const findHeading = (name: string) => screen.findByRole("heading", { name });

export const listSteps = () =>
  within(screen.getByRole("navigation", { name: "Order steps" })).getAllByRole("listitem");

export const findCurrentStep = () =>
  listSteps().find((step) => step.getAttribute("aria-current") === "step")?.textContent;

export async function goToStores(): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: "Choose a store" }));
  await findHeading("Select a store");
}

export async function goToCustomer(): Promise<void> {
  await goToStores();
  type("ZIP code", "48226");
  press("Find stores");
  fireEvent.click(await screen.findByRole("button", { name: /^Pick up here\s?, 100 Main St/ }));
  await findHeading("Who will pick up the prints?");
}

export async function goToReview(): Promise<void> {
  await goToCustomer();
  type("First name", CUSTOMER.firstName);
  type("Last name", CUSTOMER.lastName);
  type("Email", CUSTOMER.email);
  type("Phone", CUSTOMER.phone);
  press("Review your order");
  await findHeading("Review your order");
}

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Submit order" });

export async function submit(): Promise<void> {
  fireEvent.click(screen.getByRole("checkbox"));
  await screen.findByText(/^Your sheet is ready/);
  fireEvent.click(submitButton());
}
