import { randomUUID } from "node:crypto";
import { createStickerProduct, makeImage, makeInput } from "@photomap/testing";
import { OURS } from "./api-settings.ts";
import { openApi, type TestApi } from "./open-api.ts";
import { CREATE, createInput } from "./sticker-operations.ts";

/** A user with a map of photos in Colorado and Texas. */
interface StickerUser {
  readonly cookie: string;
  readonly accountId: string;
  readonly fileId: string;
}

/** An API with a sticker product for vinyl maps. */
export type StickerApi = Awaited<ReturnType<typeof openStickerApi>>;

export async function openStickerApi() {
  const test = await openApi();
  const product = await createStickerProduct(test.backend, { outputType: "VINYL_WALL_MAP" });

  async function send(cookie: string, query: string, variables: object = {}) {
    const headers = { ...OURS, cookie };
    const payload = { query, variables };
    const answer = await test.api.inject({ method: "POST", url: "/graphql", headers, payload });
    const set = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { headers: answer.headers, cookie: set === "" ? cookie : set, ...answer.json() };
  }

  return {
    ...test,
    product,
    /** Sends a query; the answer's cookie is the request's unless the API sets another one. */
    send,
    createUser: (email = `${randomUUID()}@example.com`) => createUser(test, email),
    async order({ cookie, fileId }: StickerUser) {
      const { data } = await send(cookie, CREATE, { input: createInput(fileId) });
      return data.createStickerOrder.stickerOrder;
    },
    /** Creates the line of two medium stickers, as the sticker screen composes it. */
    async createLine(cookie: string, orderId: string) {
      const { data } = await send(cookie, "{ getStickerProducts { variants { id sizeClass } } }");
      const variants: { id: string; sizeClass: string }[] = data.getStickerProducts[0].variants;
      const variantId = variants.find(({ sizeClass }) => sizeClass === "MEDIUM")?.id;
      const customAttributes = [{ key: "Order ID", value: orderId }];
      return { variantId, quantity: 2, customAttributes };
    },
  };
}

async function createUser({ api, backend }: TestApi, email: string): Promise<StickerUser> {
  const payload = { email };
  const answer = await api.inject({ method: "POST", url: "/dev/sign-in", headers: OURS, payload });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { id } = await backend.sessions.ensureDevelopmentAccount(email);
  const viewer = { kind: "account", accountId: id, email, identity: id } as const;
  const inputs = { CO: makeInput([makeImage(id)]), TX: makeInput([makeImage(id)]) };
  const created = await backend.projects.create(viewer, "pm", {
    designId: "50-states-36x24",
    outputType: "VINYL_WALL_MAP",
    inputs,
  });
  if (created.kind !== "created") throw new Error(created.kind);
  return { cookie, accountId: id, fileId: created.project.id };
}
