import {
  makeImage,
  makeInput,
  openTestBackend,
  PRINT_OPTIONS,
  type TestBackend,
} from "@photomap/testing";
import { WalgreensDouble } from "@photomap/testing/walgreens";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { API_SETTINGS, OURS } from "../../../test/api-settings.ts";
import { createApi } from "../../app.ts";

let double: WalgreensDouble;
let test: TestBackend;
let api: FastifyInstance;
let cookie: string;

beforeAll(async () => {
  const start = Date.now();
  double = await WalgreensDouble.start({ now: () => start });
  test = await openTestBackend(double.environment);
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
  cookie = await signIn("owner@mail.example");
});
afterEach(() => double.reset());
afterAll(async () => {
  await api.close();
  await test.close();
  await double.stop();
});

async function signIn(email: string): Promise<string> {
  const answer = await api.inject({
    method: "POST",
    url: "/dev/sign-in",
    payload: { email },
    headers: OURS,
  });
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

async function ask(query: string, variables = {}, session = cookie): Promise<unknown> {
  const answer = await api.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: { ...OURS, cookie: session },
  });
  return answer.json();
}

const PRODUCTS = `{ walgreensProducts {
  __typename
  ... on WalgreensProductsSuccess {
    products { productId productPrice { amount currencyCode } productSize }
  }
  ... on Refusal { message }
} }`;

const STORES = `query ($input: WalgreensStoresInput!) { walgreensStores(input: $input) {
  __typename
  ... on WalgreensStoresSuccess { stores {
    storeNum promiseTime zip city state street phone distance distanceUnit openTime closeTime
    timeZone tax
  } center { latitude longitude } }
  ... on Refusal { message }
} }`;

const SUBMIT = `mutation ($input: WalgreensSubmitOrderInput!) { walgreensSubmitOrder(input: $input) {
  __typename
  ... on WalgreensSubmitOrderSuccess { walgreensOrderId order { id state } }
  ... on Refusal { message }
} }`;

const ORDER = `query ($id: ID!) { pickupOrder(id: $id) {
  state walgreensOrderId promiseTime store { storeNum }
  products { productSize productPrice { amount } quantity }
} }`;

const UNAVAILABLE = "Error communicating with Walgreens. Please try again in a few minutes.";

const storesSchema = z.object({
  data: z.object({
    walgreensStores: z.object({
      stores: z.array(z.object({ storeNum: z.string(), promiseTime: z.string() })),
    }),
  }),
});

async function findStore() {
  const input = { zip: "48226", productDetails: [{ productId: "6560003", qty: 1 }] };
  const { data } = storesSchema.parse(await ask(STORES, { input }));
  const [store] = data.walgreensStores.stores;
  if (store === undefined) throw new Error("There is no store");
  return store;
}

/** Creates a finished print of one opening, on 4x6 paper. */
async function print(): Promise<{ batchId: string; printFileId: string }> {
  const { projects, prints, renders, sessions } = test.backend;
  const viewer = await sessions.requireViewer(cookie.split("=")[1] ?? "");
  if (viewer.kind !== "account") throw new Error(viewer.kind);
  const image = makeImage(viewer.identity, { x: 700, y: 600, width: 400, height: 400 });
  const inputs = { RI: makeInput([image]) };
  const made = await projects.create(viewer, "pm", { designId: "50-states-36x24", inputs });
  if (made.kind !== "created") throw new Error(made.kind);
  const printed = await prints.request(viewer, {
    projectId: made.project.id,
    dpi: 300,
    printOptions: PRINT_OPTIONS,
    printLayouts: [
      {
        width: 288,
        height: 432,
        printOpenings: [{ openingId: "RI", x: 50, y: 50, turned: false }],
        downloadFilename: "print.jpeg",
      },
    ],
  });
  if (printed.kind !== "accepted") throw new Error(JSON.stringify(printed));
  const [file] = printed.batch.files;
  if (file === undefined) throw new Error("The batch has no file");
  await renders.start(file.id);
  await renders.finish(file.id, "jpeg", Buffer.from([0xff, 0xd8, 0xff]));
  return { batchId: printed.batch.id, printFileId: file.id };
}

async function createInput() {
  const { batchId, printFileId } = await print();
  const { storeNum, promiseTime } = await findStore();
  return {
    batchId,
    firstName: "Ada",
    lastName: "Park",
    email: "ada@mail.example",
    phone: "1-313-555-0123",
    zip: "48226",
    storeNum,
    promiseTime,
    openingIds: ["RI"],
    productDetails: [{ productId: "6560003", imageDetails: [{ printFileId, qty: 2 }] }],
  };
}

const submittedSchema = z.object({
  data: z.object({ walgreensSubmitOrder: z.object({ order: z.object({ id: z.string() }) }) }),
});

describe("retail pickup", () => {
  it("ENT-14 lists products with price and size, and stores with all their fields", async () => {
    expect(await ask(PRODUCTS)).toMatchObject({
      data: {
        walgreensProducts: {
          products: expect.arrayContaining([
            {
              productId: "6560003",
              productPrice: { amount: "0.40", currencyCode: "USD" },
              productSize: "4x6",
            },
          ]),
        },
      },
    });
    const input = { zip: "48226", productDetails: [{ productId: "6560003", qty: 3 }] };
    expect(await ask(STORES, { input })).toMatchObject({
      data: {
        walgreensStores: {
          stores: expect.arrayContaining([
            {
              storeNum: expect.stringMatching(/^\d+$/),
              promiseTime: expect.stringMatching(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2} [AP]M$/),
              zip: expect.stringMatching(/^\d{5}/),
              city: "Detroit",
              state: "MI",
              street: expect.any(String),
              phone: expect.any(String),
              distance: expect.any(Number),
              distanceUnit: expect.any(String),
              openTime: expect.any(String),
              closeTime: expect.any(String),
              timeZone: expect.any(String),
              tax: expect.any(String),
            },
          ]),
          center: { latitude: expect.closeTo(42.33, 1), longitude: expect.closeTo(-83.05, 1) },
        },
      },
    });
  });

  it("RTL-11 submits an order of names, email, phone, products, promise time, store and openings", async () => {
    const input = await createInput();
    const { data } = submittedSchema.parse(await ask(SUBMIT, { input }));
    const { id } = data.walgreensSubmitOrder.order;
    expect(await test.backend.pickupSubmissions.run(id)).toBe("PLACED");
    const [sent] = double.orders;
    expect(sent).toMatchObject({
      firstName: "Ada",
      lastName: "Park",
      email: "ada@mail.example",
      phone: "3135550123",
      storeNum: input.storeNum,
      promiseTime: input.promiseTime,
      productDetails: [{ productId: "6560003", imageDetails: [{ qty: "2" }] }],
    });
    expect(await ask(ORDER, { id })).toEqual({
      data: {
        pickupOrder: {
          state: "PLACED",
          walgreensOrderId: sent?.vendorOrderId,
          promiseTime: input.promiseTime,
          store: { storeNum: input.storeNum },
          products: [{ productSize: "4x6", productPrice: { amount: "0.40" }, quantity: 2 }],
        },
      },
    });
    const repeated = await ask(SUBMIT, { input });
    expect(repeated).toMatchObject({
      data: { walgreensSubmitOrder: { walgreensOrderId: sent?.vendorOrderId } },
    });
    const stranger = await signIn("stranger@mail.example");
    expect(await ask(ORDER, { id }, stranger)).toEqual({ data: { pickupOrder: null } });
    expect(await ask(SUBMIT, { input }, stranger)).toMatchObject({
      data: { walgreensSubmitOrder: { __typename: "NotFound" } },
    });
  });

  it("RTL-11 takes the listed fields alone: batch and ZIP code follow from files and store", async () => {
    const { batchId: _batchId, zip: _zip, ...listed } = await createInput();
    const { data } = submittedSchema.parse(await ask(SUBMIT, { input: listed }));
    const { id } = data.walgreensSubmitOrder.order;
    expect(await test.backend.pickupSubmissions.run(id)).toBe("PLACED");
    expect(double.orders.at(-1)).toMatchObject({ storeNum: listed.storeNum });
    const repeated = await ask(SUBMIT, { input: listed });
    expect(repeated).toMatchObject({ data: { walgreensSubmitOrder: { order: { id } } } });
    const stranger = await signIn("lister@mail.example");
    expect(await ask(SUBMIT, { input: listed }, stranger)).toMatchObject({
      data: { walgreensSubmitOrder: { __typename: "NotFound" } },
    });
    const { printFileId } = await print();
    const elsewhere = {
      ...listed,
      storeNum: "99999",
      productDetails: [{ productId: "6560003", imageDetails: [{ printFileId, qty: 1 }] }],
    };
    expect(await ask(SUBMIT, { input: elsewhere })).toMatchObject({
      data: { walgreensSubmitOrder: { __typename: "InvalidInput" } },
    });
  });

  it("has no field for the address of an image", async () => {
    const input = await createInput();
    const [product] = input.productDetails;
    const [image] = product?.imageDetails ?? [];
    const url = "https://elsewhere.example/picture.jpg";
    const productDetails = [{ ...product, imageDetails: [{ ...image, url }] }];
    expect(await ask(SUBMIT, { input: { ...input, productDetails } })).toHaveProperty("errors");
  });

  it("ERR-13 says that the chain does not answer", async () => {
    double.behave("stores", "http-503-json");
    const input = { zip: "99701", productDetails: [{ productId: "6560003", qty: 1 }] };
    expect(await ask(STORES, { input })).toEqual({
      data: { walgreensStores: { __typename: "RetailUnavailable", message: UNAVAILABLE } },
    });
  });

  it.each(["", "1234", "09001", "abcde"])(
    "searches no stores for the ZIP code '%s'",
    async (zip) => {
      const input = { zip, productDetails: [{ productId: "6560003", qty: 1 }] };
      expect(await ask(STORES, { input })).toMatchObject({
        data: { walgreensStores: { __typename: "InvalidInput" } },
      });
      expect(double.countRequests("stores")).toBe(0);
    },
  );
});
