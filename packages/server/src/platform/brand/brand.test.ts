import { expect, it } from "vitest";
import { resolveBrandId } from "./brand.ts";

const hosts = { pm: ["photomap.example"], tbl: ["thebigloop.example"] };

it("resolves a brand by its host name, whatever the port and case", () => {
  expect(resolveBrandId(hosts, undefined, "TheBigLoop.example:8080")).toBe("tbl");
  expect(resolveBrandId(hosts, undefined, "photomap.example")).toBe("pm");
});

it("prefers the header to the host name", () => {
  expect(resolveBrandId(hosts, "pm", "thebigloop.example")).toBe("pm");
});

it("falls back to the first brand for an unknown header or host", () => {
  expect(resolveBrandId(hosts, "constructor", undefined)).toBe("pm");
  expect(resolveBrandId(hosts, undefined, "localhost:3000")).toBe("pm");
});
