import { describe, expect, it } from "vitest";
import { bufferChoice, DEFAULT_PRINT_OPTIONS, optionsForService } from "./print-options.ts";

const BUFFERED = { allowsBuffer: true };
const BARE = { allowsBuffer: false };

describe("print options", () => {
  it("PRN-13 default to a clipped, buffered print on white with a thin black border", () => {
    expect(DEFAULT_PRINT_OPTIONS).toEqual({
      backgroundColor: "white",
      borderColor: "black",
      borderWidth: 2,
      clipImage: true,
      includeBuffer: true,
      printingGuides: false,
      regionNames: true,
    });
  });

  it("offer a buffer only when the service supports it and there is an outline", () => {
    const bare = { clipImage: false, borderWidth: 0 };
    expect(bufferChoice(bare, BUFFERED)).toBe("disabled");
    expect(bufferChoice({ ...bare, clipImage: true }, BUFFERED)).toBe("enabled");
    expect(bufferChoice({ ...bare, borderWidth: 2 }, BUFFERED)).toBe("enabled");
    expect(bufferChoice(DEFAULT_PRINT_OPTIONS, BARE)).toBe("hidden");
  });

  it("turn the buffer off for a service without it", () => {
    expect(optionsForService(DEFAULT_PRINT_OPTIONS, BARE).includeBuffer).toBe(false);
    expect(optionsForService(DEFAULT_PRINT_OPTIONS, BUFFERED)).toEqual(DEFAULT_PRINT_OPTIONS);
  });
});
