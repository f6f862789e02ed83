import { expect, it } from "vitest";
import { refusePhoto } from "./accept-photo.ts";

it("UPL-01 refuses 20 MB and more", () => {
  const message = "Files too large. The maximum file size is 20MB.";
  expect(refusePhoto({ size: 20_971_520, type: "image/jpeg" })).toBe(message);
  expect(refusePhoto({ size: 20_971_519, type: "image/jpeg" })).toBeUndefined();
});

it("refuses what is no photo", () => {
  const message = "Please select a .jpeg, .jpg, or .png image.";
  expect(refusePhoto({ size: 10, type: "application/pdf" })).toBe(message);
});
