import { expect, it } from "vitest";
import { colorsFor } from "./variables.ts";
import { createVariablesCss } from "./variables-css.ts";

const css = createVariablesCss();

it("writes both schemes into one variable, and equal ones as a plain value", () => {
  const light = colorsFor("pm", "light").paper;
  const dark = colorsFor("pm", "dark").paper;
  expect(css).toContain(`--paper:light-dark(${light},${dark});`);
  expect(css).toContain(`--mat:${colorsFor("pm", "light").mat};`);
});

it("overrides only the differing variables for the other brand", () => {
  const own = css.slice(css.indexOf(':root[data-brand="tbl"]'));
  expect(own).toContain(`--accent:${colorsFor("tbl", "light").accent};`);
  expect(own).not.toContain("--paper");
});
