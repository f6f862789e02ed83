import { describe, expect, it } from "vitest";
import { encodeOptions, getNewProjectPath, parseOptions } from "./new-project-options.ts";

const encode = (value: unknown) => btoa(JSON.stringify(value));

describe("parseOptions", () => {
  it("PRJ-13 reads inputs, outputScale and outputType from base64 JSON", () => {
    const options = {
      inputs: { DC: { enabled: false }, CO: { background: "#00BAF2" } },
      outputScale: 1.5,
      outputType: "VEHICLE_MAP",
    } as const;
    expect(parseOptions(encodeOptions(options))).toEqual(options);
  });

  it("parses the URLs of getNewProjectPath", () => {
    const option = { type: "MATBOARD_WALL_MAP", name: "Matboard Wall Map", scale: 1 } as const;
    const path = getNewProjectPath("50-states-36x24", option);
    const { pathname, searchParams } = new URL(path, "https://photomap.example");
    expect(pathname).toBe("/p/new/50-states-36x24");
    expect(parseOptions(searchParams.get("ies"))).toEqual({
      outputType: "MATBOARD_WALL_MAP",
      outputScale: 1,
    });
  });

  it("decodes Unicode, base64 and base64url", () => {
    const options = { inputs: { "Õ日本~~??": { enabled: true } } };
    const encoded = encodeOptions(options);
    expect(parseOptions(encoded)).toEqual(options);
    expect(parseOptions(encoded.replaceAll("+", "-").replaceAll("/", "_"))).toEqual(options);
    expect(parseOptions(encoded.replaceAll("+", " "))).toEqual(options);
  });

  it.each([
    ["nothing", null],
    ["an empty text", ""],
    ["no base64", "%%%"],
    ["no JSON", btoa("{")],
    ["no UTF-8", btoa("\xff\xfe{}")],
    ["a list", encode([])],
    ["a text", encode("VEHICLE_MAP")],
    ["null", encode(null)],
    ["a type that does not exist", encode({ outputType: "POSTER" })],
    ["a type that is a property of every object", encode({ outputType: "toString" })],
    ["a scale of nothing", encode({ outputScale: 0 })],
    ["a negative scale", encode({ outputScale: -1 })],
    ["an endless scale", btoa('{"outputScale":1e999}')],
    ["a scale in words", encode({ outputScale: "1" })],
    ["inputs that are a list", encode({ inputs: [] })],
    ["an input that is a number", encode({ inputs: { CO: 1 } })],
    ["an input enabled by a word", encode({ inputs: { CO: { enabled: "yes" } } })],
    ["a color that is CSS", encode({ inputs: { CO: { background: "url(//evil.example)" } } })],
    ["__proto__", btoa('{"__proto__":{"outputType":"VEHICLE_MAP"}}')],
    ["a nested __proto__", btoa('{"inputs":{"__proto__":{"enabled":true}}}')],
    ["constructor", btoa('{"inputs":{"CO":{"constructor":{"prototype":{}}}}}')],
    ["more than 64 KB", encode({ inputs: { CO: { note: "x".repeat(70_000) } } })],
  ])("PRJ-13 treats %s as empty", (_what, encoded) => {
    expect(parseOptions(encoded)).toEqual({});
    expect(Object.prototype).not.toHaveProperty("outputType");
  });

  it("drops properties a URL must not set", () => {
    const input = { enabled: true, images: [{ id: "someone/uploads/x.jpg" }], type: "OPENING" };
    expect(parseOptions(encode({ inputs: { CO: input }, ownerId: "someone" }))).toEqual({
      inputs: { CO: { enabled: true } },
    });
  });
});
