import { type ParseResult, Visitor } from "oxc-parser";

export interface Import {
  readonly specifier: string;
  /** The statement's offset in the text. */
  readonly start: number;
  readonly typeOnly: boolean;
}

/** Static, type-only and dynamic imports, re-exports and import() in types. */
export function collectImports({ module, program }: ParseResult): Import[] {
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...request(moduleRequest),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  for (const { entries } of module.staticExports) {
    const [first] = entries;
    if (first === undefined || first.moduleRequest === null) continue;
    const typeOnly = entries.every(({ isType }) => isType);
    imports.push({ ...request(first.moduleRequest), typeOnly });
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") {
        imports.push({ specifier: source.value, start: source.start, typeOnly: false });
      }
    },
    TSImportType({ source }) {
      imports.push({ specifier: source.value, start: source.start, typeOnly: true });
    },
  }).visit(program);
  return imports;
}

function request({ value, start }: { value: string; start: number }) {
  return { specifier: value, start };
}
