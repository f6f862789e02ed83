import { describe, expect, it } from "vitest";
import { brandIdForRequest } from "./brand-for-request.ts";

const request = (url: string) => new Request(url);

describe("brandIdForRequest", () => {
  it("goes by the host name", () => {
    expect(brandIdForRequest(request("https://thebigloop.example/"), "prod")).toBe("tbl");
  });

  it("lets developers choose, and nobody else", () => {
    const chosen = request("https://photomap.example/?brand=tbl");
    expect(brandIdForRequest(chosen, "local")).toBe("tbl");
    expect(brandIdForRequest(chosen, "prod")).toBe("pm");
  });

  it("ignores a brand that does not exist", () => {
    expect(brandIdForRequest(request("http://localhost/?brand=other"), "local")).toBe("pm");
  });
});
