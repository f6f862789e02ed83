import type { Page } from "@playwright/test";
import sharp from "sharp";

export interface StoredImage {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
}

export type StoredInputs = Record<string, { readonly images: readonly StoredImage[] }>;

/** The inputs on the server; the local stack accepts operations that are not persisted. */
export async function readInputs(page: Page): Promise<StoredInputs> {
  const { origin, pathname } = new URL(page.url());
  const id = pathname.split("/")[2];
  const answer = await page.request.post(`${origin}/graphql`, {
    headers: { "x-photomap-client": "test" },
    data: { query: `{ file(id: "${id}") { inputs } }` },
  });
  return (await answer.json()).data.file.inputs;
}

export async function makeJpeg(name: string, red: number) {
  const background = { r: red, g: 90, b: 140 };
  const bytes = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, type: "image/jpeg", bytes };
}
