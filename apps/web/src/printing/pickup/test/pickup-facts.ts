import { DEFAULT_PRINT_OPTIONS, findPaper, type PackedSheet } from "@photomap/printing";
import type { PrintJob } from "../../sheets/print-job.ts";
import type { PrintFile } from "../../sheets/request-prints.ts";
import type { PickupOrder, RetailProduct, RetailStore } from "../retail.ts";

export const PRODUCTS: readonly RetailProduct[] = [
  createProduct("4x6", "0.39"),
  createProduct("8x10", "3.99"),
];

function createProduct(productSize: string, amount: string): RetailProduct {
  const productPrice = { amount, currencyCode: "USD" } as const;
  return { productId: `product-${productSize}`, productSize, productPrice };
}

export function createStore(facts: Partial<RetailStore> = {}): RetailStore {
  return {
    storeNum: "100",
    promiseTime: "11-17-2026 05:30 PM",
    zip: "48226",
    city: "Detroit",
    state: "MI",
    street: "100 Main St",
    phone: "313-555-0100",
    distance: 0.4,
    distanceUnit: "Miles",
    openTime: "08:00 AM",
    closeTime: "10:00 PM",
    latitude: 42.33,
    longitude: -83.05,
    ...facts,
  };
}

export const CUSTOMER = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "313-555-0123",
};

export function createSheet(paperId: string, copies = 1): PackedSheet {
  const paper = findPaper(paperId);
  if (paper === undefined) throw new Error(`There is no ${paperId}`);
  const items = [{ openingId: "CO", x: 18, y: 18, turned: false }];
  return { paper, copies, layout: { width: paper.width, height: paper.height, items } };
}

export function createJob(...sheets: PackedSheet[]): PrintJob {
  return {
    format: "jpeg",
    machine: "cricut",
    options: DEFAULT_PRINT_OPTIONS,
    sheets,
    names: sheets.map((_, i) => `${i}.jpeg`),
  };
}

export function createFile(facts: Partial<PrintFile> = {}): PrintFile {
  return {
    id: "file-1",
    status: "DONE",
    progress: 1,
    downloadFilename: "4x6-colorado.jpeg",
    bytes: 1000,
    url: "/prints/1.jpeg",
    ...facts,
  };
}

export function createOrder(facts: Partial<PickupOrder> = {}): PickupOrder {
  return {
    id: "order-1",
    state: "PLACED",
    walgreensOrderId: "987654",
    message: null,
    promiseTime: "11-17-2026 05:30 PM",
    store: createStore(),
    products: [{ ...createProduct("4x6", "0.39"), quantity: 2 }],
    createdAt: "2026-11-17T20:00:00.000Z",
    ...facts,
  };
}
