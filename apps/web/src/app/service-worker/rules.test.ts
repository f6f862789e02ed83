import { getPhotoPath } from "@photomap/project";
import { expect, it } from "vitest";
import { classifyRequest } from "./rules.ts";

const ORIGIN = "https://photomap.example";
const IMAGES = "https://images.photomap.example";
/** A signature, which names the access for which it was issued. */
const SIGNATURE = "o-d010147d.1.g69.ke0pTQCMSww_iveCLrb-ug";
const PHOTO = getPhotoPath({ bucket: "photos", key: "a/b.jpg", signature: SIGNATURE }, 200);

const classify = (url: string, { method = "GET", mode = "cors" } = {}) =>
  classifyRequest({ url: new URL(url, ORIGIN).href, method, mode }, ORIGIN);

it.each([
  ["/create", "app"],
  ["/create?new=1", "app"],
  ["/p/abc123", "app"],
  ["/p/abc123/UT", "app"],
  ["/p/abc123/timeline", "app"],
  ["/p/guest-6a1c", "app"],
  ["/p/new/50-states-36x24", "app"],
  ["/p/abc123?k=secret", "page"],
  ["/p/abc123?s=1", "page"],
  ["/p/abc123/share", "page"],
  ["/", "page"],
  ["/shop", "page"],
  ["/account", "page"],
  ["/staff/orders", "page"],
  ["/checkout/1", "page"],
  ["/prints/1/map.pdf", "untouched"],
  ["/designs/heart.json", "untouched"],
  ["/products/poster.webp", "untouched"],
  [`${IMAGES}${PHOTO}`, "untouched"],
] as const)("a navigation to %s is %s", (url, kind) => {
  expect(classify(url, { mode: "navigate" })).toBe(kind);
});

it.each([
  ["/assets/map-1a2b3c4d.js", "asset"],
  ["/designs/50-states-36x24.json", "public-file"],
  ["/designs/index.json", "public-file"],
  ["/lookups/50-states.json", "public-file"],
  ["/thumbnails/heart.1a2b.webp", "public-file"],
  [`${IMAGES}${PHOTO}`, "picture"],
  [`${IMAGES}/photo-bundles/abc123/1700000000000/${SIGNATURE}/1280`, "picture"],
  [`${IMAGES}/previews/abc123/1700000000000/${SIGNATURE}`, "picture"],
  [`${IMAGES}/sticker-previews/1/2/s1`, "untouched"],
  ["https://uploads.photomap.example/bucket/key", "untouched"],
  ["/graphql", "untouched"],
  ["/config", "untouched"],
  ["/events/projects/abc123", "untouched"],
  ["/create.data", "untouched"],
  ["/account.data", "untouched"],
  ["/service-worker.js", "untouched"],
] as const)("a request for %s is %s", (url, kind) => {
  expect(classify(url)).toBe(kind);
});

it("leaves everything that is sent alone, and knows the form that logs out", () => {
  expect(classify("/graphql", { method: "POST" })).toBe("untouched");
  expect(classify("https://uploads.photomap.example/", { method: "POST" })).toBe("untouched");
  expect(classify("/designs/index.json", { method: "HEAD" })).toBe("untouched");
  expect(classify("/account/log-out", { method: "POST", mode: "navigate" })).toBe("log-out");
  expect(classify("/account/log-out", { method: "POST" })).toBe("untouched");
});
