import { describe, expect, it } from "vitest";
import { removeLinks } from "./remove-links.ts";

describe("removeLinks", () => {
  it.each([
    ["Log in at https://evil.example/reset now", "Log in at … now"],
    ["hxxp://evil.example", "…"],
    ["evil.example/login", "evil. example/login"],
    ["www.evil.example", "www. evil. example"],
    ["EVIL.EXAMPLE", "EVIL. EXAMPLE"],
    ["bücher.example", "bücher. example"],
    ["evil。example", "evil. example"],
    ["evil\u2024example", "evil. example"],
    ["evil\uFE52example", "evil. example"],
    ["cafe\u0301.example", "cafe\u0301. example"],
    ["☕.example", "☕. example"],
    ["1.1.1.1/x", "1. 1. 1. 1/x"],
    ["1\u20241\u20241\u20241", "1. 1. 1. 1"],
    ["evil\u200B.\u2060example", "evil. example"],
    ["help@evil.example", "help at evil. example"],
    ["help\uFE6Bevil.example", "help at evil. example"],
    ["1.2.3.4a.example", "1.2.3. 4a. example"],
    ["Call +1 (800) 555-0199 today", "Call … today"],
    ["800.555.0199", "…"],
  ])("takes %s apart", (text, expected) => {
    expect(removeLinks(text)).toBe(expected);
  });

  it.each([
    "Our trips, 2019-2024",
    "St. Louis & Mt. Rainier",
    "Ann O'Neil Jr.",
    "3.5 weeks … and back.",
    "Version 3.5.1 of 12.11.2024",
    "Wait...",
    "Anna & Ben, 06/12/1994 - 6/12/2024",
    "Smith, J.R. & K",
    "Dear Mom,\nlook at this!",
    "Été à Québec",
  ])("leaves %s as it is, but for a dot between letters", (text) => {
    expect(removeLinks(text)).toBe(text.replace("J.R.", "J. R."));
  });
});
