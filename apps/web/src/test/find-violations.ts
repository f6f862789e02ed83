import axe from "axe-core";

/** The accessibility violations of the document, as `rule: markup`. jsdom computes no colors. */
export async function findViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    // Passed checks are not collected, which takes longer than finding the violations.
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
