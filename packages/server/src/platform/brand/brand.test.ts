import { expect, it } from "vitest";
import { resolveBusinessId } from "./brand.ts";

const hosts = { pm: ["photomap.example"], tbl: ["thebigloop.example"] };

it("resolves a brand by its host name, whatever the port and case", () => {
  expect(resolveBusinessId(hosts, undefined, "TheBigLoop.example:8080")).toBe("tbl");
  expect(resolveBusinessId(hosts, undefined, "photomap.example")).toBe("pm");
});

it("prefers the header to the host name", () => {
  expect(resolveBusinessId(hosts, "pm", "thebigloop.example")).toBe("pm");
});

it("falls back to the first brand for an unknown header or host", () => {
  expect(resolveBusinessId(hosts, "constructor", undefined)).toBe("pm");
  expect(resolveBusinessId(hosts, undefined, "localhost:3000")).toBe("pm");
});
