import { expect, it } from "vitest";
import { getThemeColors } from "./variables.ts";
import { createVariablesCss } from "./variables-css.ts";

const css = createVariablesCss();

it("writes both schemes into one variable, and equal ones as a plain value", () => {
  const light = getThemeColors("pm", "light").paper;
  const dark = getThemeColors("pm", "dark").paper;
  expect(css).toContain(`--paper:light-dark(${light},${dark});`);
  expect(css).toContain(`--mat:${getThemeColors("pm", "light").mat};`);
});

it("overrides only the differing variables for the other brand", () => {
  const own = css.slice(css.indexOf(':root[data-brand="tbl"]'));
  expect(own).toContain(`--accent:${getThemeColors("tbl", "light").accent};`);
  expect(own).not.toContain("--paper");
});
