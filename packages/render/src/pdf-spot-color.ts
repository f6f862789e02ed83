import {
  PDFDict,
  PDFName,
  type PDFObject,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  setGraphicsState,
} from "@cantoo/pdf-lib";

/**
 * Selects a separate ink by its name, which print shops and cutting plotters look for; viewers show
 * the color. The ink is printed over what is below it instead of leaving a gap there.
 */
export function strokeWithSpotColor(
  page: PDFPage,
  name: string,
  color: readonly [red: number, green: number, blue: number],
): PDFOperator[] {
  const { context } = page.doc;
  const overprint = addResource(page, "ExtGState", "Overprint", () =>
    context.obj({ Type: "ExtGState", OP: true, op: true, OPM: 1 }),
  );
  const ink = addResource(page, "ColorSpace", name, () => {
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [...color], N: 1 };
    return context.obj(["Separation", name, "DeviceRGB", context.obj(tint)]);
  });
  return [
    setGraphicsState(overprint),
    PDFOperator.of(PDFOperatorNames.StrokingColorspace, [ink]),
    PDFOperator.of(PDFOperatorNames.StrokingColorN, ["1"]),
  ];
}

/** Adds a resource to a page once and returns its name. */
function addResource(page: PDFPage, kind: string, name: string, create: () => PDFObject): PDFName {
  const { Resources: resources } = page.node.normalizedEntries();
  const known = resources.lookupMaybe(PDFName.of(kind), PDFDict);
  const entries = known ?? page.doc.context.obj({});
  if (known === undefined) resources.set(PDFName.of(kind), entries);
  const key = PDFName.of(name);
  if (!entries.has(key)) entries.set(key, create());
  return key;
}
