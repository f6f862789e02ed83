import { randomUUID } from "node:crypto";
import { makeImage, makeInput, openTestBackend, type TestBackend } from "@photomap/testing";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SETTINGS, OURS } from "../test/api-settings.ts";
import { createApi } from "./app.ts";

let test: TestBackend;
let api: FastifyInstance;

beforeAll(async () => {
  test = await openTestBackend();
  api = await createApi(API_SETTINGS, test.backend, pino({ level: "silent" }));
});
afterAll(async () => {
  await api.close();
  await test.close();
});

interface User {
  readonly cookie: string;
  readonly fileId: string;
}

/** With a map of photos in Colorado and Texas. */
async function createUser(email = `${randomUUID()}@example.com`): Promise<User> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { id } = await test.backend.sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId: id, email, identity: id } as const;
  const inputs = { CO: makeInput([makeImage(id)]), TX: makeInput([makeImage(id)]) };
  const created = await test.backend.projects.create(viewer, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return { cookie, fileId: created.project.id };
}

async function send(cookie: string, query: string, variables: object = {}) {
  const headers = { ...OURS, cookie };
  const payload = { query, variables };
  const answer = await api.inject({ method: "POST", url: "/graphql", headers, payload });
  return { headers: answer.headers, ...answer.json() };
}

const OFFER = `query Offer($input: StickerOfferInput!) {
  getStickerOffer(input: $input) {
    __typename
    ... on StickerOffer {
      file { id name } backupVersion outputType hasOrders
      stickers { openingId sizeClass scale change render { url } }
    }
    ... on Refusal { message }
  }
}`;

const ORDER_FIELDS = `
  id businessId createdAt status outputType outputScale
  file { id backupVersion name outputType outputScale design { id } }
  stickers { openingId name sizeClass quantity quantityWithMoney quantityWithTokens scale render { url } }`;

const CREATE = `mutation Create($input: CreateStickerOrderInput!) {
  createStickerOrder(input: $input) {
    __typename
    ... on CreateStickerOrderSuccess { stickerOrder { ${ORDER_FIELDS} } }
    ... on Refusal { message }
  }
}`;

const RESULT = `{ __typename ... on StickerOrder { ${ORDER_FIELDS} } ... on Refusal { message } }`;

function createInput(fileId: string, quantity = 2) {
  const sticker = { scale: 1, quantity, quantityWithMoney: quantity, quantityWithTokens: 0 };
  const stickers = ["CO", "TX"].map((openingId) => ({ openingId, ...sticker }));
  return { fileId, outputType: "VINYL_WALL_MAP", requestId: randomUUID(), stickers };
}

async function order({ cookie, fileId }: User) {
  const { data } = await send(cookie, CREATE, { input: createInput(fileId) });
  return data.createStickerOrder.stickerOrder;
}

describe("getStickerOffer", () => {
  it("lists the stickers with signed pictures, and is never cached", async () => {
    const { cookie, fileId } = await createUser();
    const { data, headers } = await send(cookie, OFFER, { input: { fileId } });
    expect(headers["cache-control"]).toContain("no-store");
    expect(data.getStickerOffer).toMatchObject({
      __typename: "StickerOffer",
      file: { id: fileId },
      backupVersion: 1,
      outputType: "VINYL_WALL_MAP",
      hasOrders: false,
      stickers: [
        { openingId: "CO", sizeClass: "MEDIUM", scale: 1, change: "NEVER_ORDERED" },
        { openingId: "TX", sizeClass: "LARGE", scale: 1, change: "NEVER_ORDERED" },
      ],
    });
    const [sticker] = data.getStickerOffer.stickers;
    expect(sticker.render.url).toMatch(new RegExp(`^/sticker-previews/${fileId}/CO/\\d+/`));
  });

  it("refuses maps of others as missing ones", async () => {
    const [{ cookie }, { fileId }] = [await createUser(), await createUser()];
    const refusal = { __typename: "NotFound", message: "Map not found." };
    for (const id of [fileId, "nothing"]) {
      const { data } = await send(cookie, OFFER, { input: { fileId: id } });
      expect(data.getStickerOffer).toEqual(refusal);
    }
  });
});

describe("a sticker order", () => {
  it("is created of the map as it is, and answered by the queries of all pages", async () => {
    const user = await createUser();
    const created = await order(user);
    expect(created).toMatchObject({
      businessId: "pm",
      status: "AWAITING_PAYMENT",
      outputType: "VINYL_WALL_MAP",
      outputScale: 1,
      file: { id: user.fileId, backupVersion: 1, design: { id: "50-states-36x24" } },
      stickers: [
        { openingId: "CO", name: "Colorado", sizeClass: "MEDIUM", quantity: 2, scale: 1 },
        { openingId: "TX", name: "Texas", sizeClass: "LARGE", quantityWithMoney: 2 },
      ],
    });
    expect(created.id.startsWith(`${user.fileId}-`)).toBe(true);
    expect(created.stickers[0].render.url).toMatch(
      /^\/sticker-order-previews\/[0-9a-f-]{36}\/CO\//,
    );
    const { data } = await send(
      user.cookie,
      `query Orders($id: ID!) {
        getStickerOrder(id: $id) ${RESULT}
        getStickerOrders(ids: [$id]) ${RESULT}
        getStickerOrdersForCartPage(ids: [$id]) ${RESULT}
        getStickerOrdersForOrderDetails(ids: [$id]) ${RESULT}
        getStickerOrdersForSandbox(ids: [$id]) { id }
      }`,
      { id: created.id },
    );
    const answered = { __typename: "StickerOrder", ...created };
    expect(data).toEqual({
      getStickerOrder: answered,
      getStickerOrders: [answered],
      getStickerOrdersForCartPage: [answered],
      getStickerOrdersForOrderDetails: [answered],
      getStickerOrdersForSandbox: null,
    });
  });

  it("ORD-07 is refused to others, with the words for accounts and for guests", async () => {
    const [owner, other] = [await createUser(), await createUser()];
    const { id } = await order(owner);
    const query = `query Order($id: ID!) { getStickerOrder(id: $id) ${RESULT} }`;
    const asAccount = await send(other.cookie, query, { id });
    expect(asAccount.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^This sticker order is from a project that was created with a different account or as a guest/,
      ),
    });
    expect((await send(other.cookie, query, { id: "nothing-1" })).data).toEqual(asAccount.data);
    const asGuest = await send("", query, { id });
    expect(asGuest.data.getStickerOrder).toEqual({
      __typename: "StickerOrderAccessRefused",
      message: expect.stringMatching(
        /^You do not have access to the project that was used to create these stickers. You probably just need to log in/,
      ),
    });
  });

  it("is refused with a message for anything that is not offered", async () => {
    const { cookie, fileId } = await createUser();
    const tooMany = await send(cookie, CREATE, { input: createInput(fileId, 100) });
    expect(tooMany.data.createStickerOrder.__typename).toBe("InvalidInput");
    const missing = await send(cookie, CREATE, { input: createInput("nothing") });
    expect(missing.data.createStickerOrder).toEqual({
      __typename: "NotFound",
      message: "Map not found.",
    });
  });
});
