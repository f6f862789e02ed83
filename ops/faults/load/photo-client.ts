import { z } from "zod";
import type { SessionClient } from "./session-client.ts";

const PERMIT = `mutation permit($folder: String!, $photo: DeclaredPhoto!) {
  createPresignedPost(folder: $folder, photo: $photo) {
    __typename
    ... on Refusal { message }
    ... on AlreadyUploaded { key }
    ... on PresignedPost { fields key url } } }`;
const STORE_TIMEOUT_MS = 20_000;

const permitted = z.object({
  createPresignedPost: z.discriminatedUnion("__typename", [
    z.object({ __typename: z.literal("AlreadyUploaded"), key: z.string() }),
    z.object({
      __typename: z.literal("PresignedPost"),
      fields: z.record(z.string(), z.string()),
      key: z.string(),
      url: z.string(),
    }),
  ]),
});
/** The input of Colorado with one photo. */
export function placePhoto(id: string): object {
  const time = new Date().toISOString();
  const image = {
    id,
    x: 700,
    y: 600,
    width: 400,
    height: 300,
    rotation: 0,
    flipX: false,
    flipY: false,
    imageWidth: 400,
    imageHeight: 300,
    createdTime: time,
  };
  return { CO: { type: "OPENING", images: [image], modifiedAt: time } };
}

/** Resolves to the photo's key; a retry with the same id stores it once. */
export async function uploadPhoto(
  client: SessionClient,
  id: string,
  bytes: Buffer,
): Promise<string> {
  const photo = { id, bytes: bytes.length, contentType: "image/jpeg", extension: ".jpg" };
  const variables = { folder: "photos", photo };
  const { createPresignedPost: permit } = await client.ask(permitted, PERMIT, variables);
  if (permit.__typename === "AlreadyUploaded") return permit.key;
  const form = new FormData();
  for (const [name, value] of Object.entries(permit.fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
  const signal = AbortSignal.timeout(STORE_TIMEOUT_MS);
  const response = await fetch(permit.url, { method: "POST", body: form, signal });
  if (!response.ok) throw new Error(`The store answered ${response.status}`);
  return permit.key;
}
