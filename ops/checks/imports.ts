import { type ParseResult, Visitor } from "oxc-parser";

export interface Import {
  readonly specifier: string;
  /** Offset in the text. */
  readonly start: number;
}

/** Static, type-only and dynamic imports, re-exports and import() in types: each ties two files together. */
export function collectImports({ module, program }: ParseResult): Import[] {
  const imports: Import[] = module.staticImports.map(({ moduleRequest }) => request(moduleRequest));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest !== null) imports.push(request(moduleRequest));
    }
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") {
        imports.push({ specifier: source.value, start: source.start });
      }
    },
    TSImportType({ source }) {
      imports.push({ specifier: source.value, start: source.start });
    },
  }).visit(program);
  return [...new Map(imports.map((entry) => [entry.start, entry])).values()];
}

function request({ value, start }: { value: string; start: number }): Import {
  return { specifier: value, start };
}
