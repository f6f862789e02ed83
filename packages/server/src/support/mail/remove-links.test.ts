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
    ["evil\u200B.\u2060example", "evil. example"],
    ["help@evil.example", "help at evil. example"],
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
    "Smith, J.R. & K",
    "Dear Mom,\nlook at this!",
    "Été à Québec",
  ])("leaves %s as it is, but for a dot between letters", (text) => {
    expect(removeLinks(text)).toBe(text.replace("J.R.", "J. R."));
  });
});
