import { expect, it } from "vitest";
import { createTraceparent } from "./traceparent.ts";

it("has the digits of the id as its trace", () => {
  expect(createTraceparent("0af76519-16cd-43dd-8448-eb211c80319c")).toBe(
    "00-0af7651916cd43dd8448eb211c80319c-8448eb211c80319c-01",
  );
});
