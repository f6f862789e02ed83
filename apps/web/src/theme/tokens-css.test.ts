import { expect, it } from "vitest";
import { colorsFor } from "./tokens.ts";
import { createTokensCss } from "./tokens-css.ts";

const css = createTokensCss();

it("writes both schemes of a token in one variable, and one that never changes as it is", () => {
  const light = colorsFor("pm", "light").paper;
  const dark = colorsFor("pm", "dark").paper;
  expect(css).toContain(`--paper:light-dark(${light},${dark});`);
  expect(css).toContain(`--mat:${colorsFor("pm", "light").mat};`);
});

it("repeats for the other brand only what differs", () => {
  const own = css.slice(css.indexOf(':root[data-brand="tbl"]'));
  expect(own).toContain(`--accent:${colorsFor("tbl", "light").accent};`);
  expect(own).not.toContain("--paper");
});
