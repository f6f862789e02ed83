import { describe, expect, it } from "vitest";
import { brandIdForHost } from "./brand.ts";

describe("brandIdForHost", () => {
  it("finds the brand of a site and of its subdomains", () => {
    expect(brandIdForHost("photomap.example")).toBe("pm");
    expect(brandIdForHost("thebigloop.example")).toBe("tbl");
    expect(brandIdForHost("www.thebigloop.example")).toBe("tbl");
  });

  it("falls back to Photomap, also for a host that only looks alike", () => {
    expect(brandIdForHost("localhost")).toBe("pm");
    expect(brandIdForHost("notthebigloop.example")).toBe("pm");
  });
});
