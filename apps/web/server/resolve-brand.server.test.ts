import { describe, expect, it } from "vitest";
import { parseConfig } from "./config.server.ts";
import { resolveBrand } from "./resolve-brand.server.ts";

const local = parseConfig({
  STAGE: "local",
  DEVELOPMENT: "1",
  PM_HOSTS: "photomap.example",
  TBL_HOSTS: "thebigloop.example, loop.example",
});
const prod = { ...local, DEVELOPMENT: false } as const;

function brandAt(url: string, headers: Record<string, string> = {}, config: typeof local = prod) {
  return resolveBrand(new Request(url, { headers }), config);
}

describe("resolveBrand", () => {
  it("matches the configured host names and their subdomains", () => {
    expect(brandAt("https://thebigloop.example/").id).toBe("tbl");
    expect(brandAt("https://www.thebigloop.example/").id).toBe("tbl");
    expect(brandAt("https://loop.example/").id).toBe("tbl");
    expect(brandAt("https://photomap.example/").id).toBe("pm");
  });

  it("falls back to Photomap, also for a host with the same suffix", () => {
    expect(brandAt("http://localhost/").id).toBe("pm");
    expect(brandAt("https://notthebigloop.example/").id).toBe("pm");
  });

  it("prefers a valid business id header", () => {
    expect(brandAt("https://photomap.example/", { "x-business-id": "tbl" }).id).toBe("tbl");
    expect(brandAt("https://thebigloop.example/", { "x-business-id": "pm" }).id).toBe("pm");
    expect(brandAt("https://thebigloop.example/", { "x-business-id": "other" }).id).toBe("tbl");
  });

  it("returns the first host of the brand for every host", () => {
    expect(brandAt("https://loop.example/")).toEqual({
      id: "tbl",
      name: "The Big Loop",
      host: "thebigloop.example",
    });
  });

  it("accepts ?brand= in development only", () => {
    const chosen = "https://photomap.example/?brand=tbl";
    expect(brandAt(chosen, {}, local).id).toBe("tbl");
    expect(brandAt(chosen).id).toBe("pm");
    expect(brandAt("http://localhost/?brand=other", {}, local).id).toBe("pm");
  });
});
