import { expect, it } from "vitest";
import { coloursFor } from "./tokens.ts";
import { createTokensCss } from "./tokens-css.ts";

const css = createTokensCss();

it("writes both schemes of a token in one variable, and one that never changes as it is", () => {
  const light = coloursFor("pm", "light").paper;
  const dark = coloursFor("pm", "dark").paper;
  expect(css).toContain(`--paper:light-dark(${light},${dark});`);
  expect(css).toContain(`--mat:${coloursFor("pm", "light").mat};`);
});

it("repeats for the other brand only what differs", () => {
  const own = css.slice(css.indexOf(':root[data-brand="tbl"]'));
  expect(own).toContain(`--accent:${coloursFor("tbl", "light").accent};`);
  expect(own).not.toContain("--paper");
});
