import type { IncomingHttpHeaders } from "node:http";
import { AFFILIATE_ID, IMAGE_CONTAINER, type WalgreensState } from "./walgreens-state.ts";

const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}";
const NAME = new RegExp(`^${IMAGE_CONTAINER}/(Image-${AFFILIATE_ID}-${UUID}\\.jpg)$`);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

interface Upload {
  readonly address: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Stores an image; returns the status of the answer. The image store is another service, with XML
 * for errors.
 */
export function answerImageUpload(
  { address, headers, body }: Upload,
  state: WalgreensState,
): number {
  const { pathname, searchParams } = address;
  if (!state.isSigned(searchParams) || state.isExpired(searchParams)) return 403;
  const name = NAME.exec(pathname)?.[1];
  const isJpeg = body.subarray(0, JPEG_START.length).equals(JPEG_START);
  const hasHeaders =
    headers["x-ms-blob-type"] === "BlockBlob" &&
    headers["content-type"] === "image/jpeg" &&
    headers["content-length"] === String(body.length) &&
    typeof headers["x-ms-client-request-id"] === "string";
  if (name === undefined || !hasHeaders || !isJpeg) return 400;
  state.addImage({ name, jpeg: body });
  return 201;
}
