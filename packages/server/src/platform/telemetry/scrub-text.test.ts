import { describe, expect, it } from "vitest";
import { scrubText } from "./scrub-text.ts";

describe("scrubText", () => {
  it.each([
    ["No account for somebody.b+maps@mail.example.", "No account for [email]."],
    ["mailto ann%40mail.example failed", "mailto [email] failed"],
    ["Key (email)=(somebody@mail.example) exists", "Key (email)=([email]) exists"],
    [
      "GET https://photomap.example/p/aB3dE9?token=abc#x failed",
      "GET https://photomap.example/p/aB3dE9 failed",
    ],
    ["GET /checkout/AbCdEfGhIjKlMnOpQrStUv/complete", "GET /checkout/[secret]/complete"],
    ["/account/login?email=ann&redirectTo=/a:b", "/account/login"],
    [
      "at f (https://photomap.example/assets/a-1b2c.js?v=9:1:123456)",
      "at f (https://photomap.example/assets/a-1b2c.js:1:123456)",
    ],
    ["connect postgres://photomap:pass@db:5432/photomap", "connect postgres://db:5432/photomap"],
    ["jwt eyJhbGciOi.eyJzdWIi.c2ln expired", "jwt [token] expired"],
    ["Authorization: Bearer abc.def", "Authorization: [secret] [token]"],
    ["sent Bearer abc.def-1", "sent Bearer [token]"],
    ['{"password":"hunter 2","n":1}', '{"password":[secret],"n":1}'],
    ["cookie=photomap-session; path", "cookie=[secret]; path"],
    ["__Host-photomap-session=Zx81", "__Host-photomap-session=[secret]"],
    ["session 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b ended", "session [token] ended"],
    ["0198c1de-7c5a-7bbb-9d55-2f0a8b6f2a11/uploads/photos/x", "[id]/uploads/photos/x"],
    [
      "There was an error adding file Lake-and-Hills.JPG.",
      "There was an error adding file [file].",
    ],
    ["connect ECONNREFUSED 203.0.113.7:5432", "connect ECONNREFUSED [ip]:5432"],
    ["from 2001:db8::7 and ::1", "from [ip] and [ip]"],
    ["the code 482913 is wrong", "the code [code] is wrong"],
  ])("scrubs %s", (text, expected) => {
    expect(scrubText(text)).toBe(expected);
  });

  it.each([
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "at render (/srv/node_modules/.pnpm/@scope+pkg@1.2.3_react@19.2.0/node_modules/pkg/dist/a.js:12:345)",
    "at ProjectSaver (https://photomap.example/assets/ProjectFrame-CwLFWQ2v.js:1:123456)",
    "at 12:34:56 the release 1.2.3-beta failed?",
    "file aB3dE9 failed to save: 42 openings",
    "validateEverythingThatThisFunctionCanSee is not a function",
  ])("keeps %s", (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it("cuts a line after 1000 characters, which bounds the time of a rule", () => {
    expect(scrubText(`${"?a=".repeat(5000)}\nsecond`)).toBe("\nsecond");
    expect(scrubText("x".repeat(5000))).toHaveLength(1000);
  });
});
