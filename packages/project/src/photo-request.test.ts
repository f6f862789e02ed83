import { expect, it } from "vitest";
import {
  getPhotoPath,
  MAX_PHOTO_RETRIES,
  photoRetryDelayMs,
  roundUpPhotoEdge,
} from "./photo-request.ts";

it.each([
  [1, 64],
  [64, 64],
  [65, 128],
  [200, 256],
  [512, 512],
  [513, 1024],
  [1025, 2048],
  [2049, 4096],
  [9000, 4096],
])("LIM-02 rounds an edge of %i px up to %i px", (edgePx, served) => {
  expect(roundUpPhotoEdge(edgePx)).toBe(served);
  const path = getPhotoPath({ bucket: "b", key: "k", signature: "s" }, edgePx);
  const [, request = "", signature] = path.split("/");
  expect(signature).toBe("s");
  expect(JSON.parse(atob(request.replaceAll("-", "+").replaceAll("_", "/")))).toEqual({
    bucket: "b",
    key: "k",
    edits: { resize: { width: served, height: served, fit: "inside" } },
  });
});

it("retries a photo five times, a second later each time", () => {
  const failures = Array.from({ length: MAX_PHOTO_RETRIES }, (_, index) => index + 1);
  expect(failures.map(photoRetryDelayMs)).toEqual([1000, 2000, 3000, 4000, 5000]);
});
