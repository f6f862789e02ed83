import type { OutputType } from "@photomap/design";
import { expect, it } from "vitest";
import { listMissingServices } from "./missing-service.ts";

it("says why a service can't print a product", () => {
  const reasons = (outputType: OutputType, openingCount = 50) =>
    listMissingServices({ outputType, brand: "pm", openingCount }).map(
      ({ service, reason }) => `${service.id}: ${reason}`,
    );
  expect(reasons("MATBOARD_WALL_MAP")).toEqual([]);
  expect(reasons("VINYL_WALL_MAP")).toEqual(["WALGREENS: NEEDS_MAT"]);
  expect(reasons("VEHICLE_MAP")).toEqual(["WALGREENS: STICKERS_ONLY", "DOWNLOAD: STICKERS_ONLY"]);
  expect(reasons("MATBOARD_WALL_MAP_SINGLE", 1)).toEqual(["STICKERS: ONE_PHOTO"]);
});
