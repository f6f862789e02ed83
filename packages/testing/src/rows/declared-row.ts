import { dirname, join } from "node:path";
import type { Program, TSType, TSTypeLiteral } from "oxc-parser";

/** What a value of a column is in JavaScript; `json` is any object, `any` a type that is not resolved. */
export type ColumnKind = "string" | "number" | "boolean" | "date" | "bytes" | "json" | "any";

export interface DeclaredColumn {
  readonly name: string;
  readonly kinds: readonly ColumnKind[];
  readonly isNullable: boolean;
}

type Members = TSTypeLiteral["members"];

interface NamedType {
  readonly name: string;
  readonly parameters: readonly TSType[];
}

interface Declaration {
  readonly file: string;
  /** The type that an alias stands for. */
  readonly alias?: TSType;
  readonly members?: Members;
  /** The interfaces that an interface extends. */
  readonly parents?: readonly NamedType[];
}

/** The interfaces and type aliases of source files, by name. */
export class TypeDeclarations {
  readonly #byName = new Map<string, Declaration[]>();
  /** The files that types are imported from, by the importing file and the name. */
  readonly #imports = new Map<string, string>();

  add(file: string, program: Program): void {
    for (const statement of program.body) {
      if (statement.type === "ImportDeclaration") {
        const source = join(dirname(file), statement.source.value);
        for (const { local } of statement.specifiers) {
          this.#imports.set(`${file} ${local.name}`, source);
        }
      }
      const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (node?.type === "TSTypeAliasDeclaration") {
        this.#put(node.id.name, { file, alias: node.typeAnnotation });
      } else if (node?.type === "TSInterfaceDeclaration") {
        const parents = node.extends.map(({ expression, typeArguments }) => ({
          name: expression.type === "Identifier" ? expression.name : "",
          parameters: typeArguments?.params ?? [],
        }));
        this.#put(node.id.name, { file, members: node.body.body, parents });
      }
    }
  }

  /** The columns of a row's type; undefined when it is not an object type that is known here. */
  resolveRow(type: TSType, file: string): DeclaredColumn[] | undefined {
    if (type.type === "TSParenthesizedType") return this.resolveRow(type.typeAnnotation, file);
    if (type.type === "TSTypeLiteral") return this.#readMembers(type.members, file);
    if (type.type === "TSIntersectionType") {
      return joinRows(type.types.map((part) => this.resolveRow(part, file)));
    }
    if (type.type !== "TSTypeReference") return undefined;
    return this.#resolveNamed(
      { name: nameOf(type), parameters: type.typeArguments?.params ?? [] },
      file,
    );
  }

  #resolveNamed({ name, parameters }: NamedType, file: string): DeclaredColumn[] | undefined {
    const [row, keys] = parameters;
    if ((name === "Pick" || name === "Omit") && row !== undefined && keys !== undefined) {
      const chosen = listLiterals(keys);
      return this.resolveRow(row, file)?.filter(
        (column) => chosen.includes(column.name) === (name === "Pick"),
      );
    }
    const found = this.#find(name, file);
    if (found?.alias !== undefined) return this.resolveRow(found.alias, found.file);
    if (found?.members === undefined) return undefined;
    const inherited = found.parents?.map((parent) => this.#resolveNamed(parent, found.file)) ?? [];
    return joinRows([...inherited, this.#readMembers(found.members, found.file)]);
  }

  #readMembers(members: Members, file: string): DeclaredColumn[] {
    return members.flatMap((member) => {
      if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return [];
      const kinds = this.#readKinds(member.typeAnnotation?.typeAnnotation, file);
      return [
        {
          name: member.key.name,
          kinds: kinds.filter((kind) => kind !== "null"),
          isNullable: kinds.includes("null"),
        },
      ];
    });
  }

  #readKinds(type: TSType | undefined, file: string): (ColumnKind | "null")[] {
    if (type === undefined) return ["any"];
    const same = SIMPLE_TYPES[type.type];
    if (same !== undefined) return [same];
    if (type.type === "TSUnionType") {
      return [...new Set(type.types.flatMap((part) => this.#readKinds(part, file)))];
    }
    if (type.type === "TSParenthesizedType") return this.#readKinds(type.typeAnnotation, file);
    if (type.type === "TSLiteralType") {
      const value = type.literal.type === "Literal" ? typeof type.literal.value : "string";
      return value === "string" || value === "number" || value === "boolean" ? [value] : ["any"];
    }
    if (type.type === "TSIndexedAccessType") return this.#readIndexed(type, file);
    if (type.type !== "TSTypeReference") return ["any"];
    const name = nameOf(type);
    const global = GLOBAL_TYPES[name];
    if (global !== undefined) return [global];
    const found = this.#find(name, file);
    if (found === undefined) return ["any"];
    if (found.members !== undefined) return ["json"];
    return this.#readKinds(found.alias, found.file);
  }

  /** Reads `Row["column"]`. */
  #readIndexed(
    { objectType, indexType }: Extract<TSType, { type: "TSIndexedAccessType" }>,
    file: string,
  ): (ColumnKind | "null")[] {
    const [key] = listLiterals(indexType);
    const column = this.resolveRow(objectType, file)?.find(({ name }) => name === key);
    if (column === undefined) return ["any"];
    return column.isNullable ? [...column.kinds, "null"] : [...column.kinds];
  }

  /** Finds a type of the same file, an imported one, or else the only one of this name. */
  #find(name: string, file: string): Declaration | undefined {
    const found = this.#byName.get(name) ?? [];
    const source = this.#imports.get(`${file} ${name}`);
    const known = found.find((declaration) => [file, source].includes(declaration.file));
    return known ?? (found.length === 1 ? found[0] : undefined);
  }

  #put(name: string, declaration: Declaration): void {
    this.#byName.set(name, [...(this.#byName.get(name) ?? []), declaration]);
  }
}

const SIMPLE_TYPES: Readonly<Record<string, ColumnKind | "null">> = {
  TSStringKeyword: "string",
  TSTemplateLiteralType: "string",
  TSNumberKeyword: "number",
  TSBooleanKeyword: "boolean",
  TSNullKeyword: "null",
  TSTypeLiteral: "json",
  TSArrayType: "json",
  TSTupleType: "json",
  TSTypeOperator: "json",
};

const GLOBAL_TYPES: Readonly<Record<string, ColumnKind>> = {
  Date: "date",
  Buffer: "bytes",
  Uint8Array: "bytes",
  Record: "json",
  Readonly: "json",
  ReadonlyArray: "json",
};

function joinRows(rows: readonly (DeclaredColumn[] | undefined)[]): DeclaredColumn[] | undefined {
  const columns = new Map<string, DeclaredColumn>();
  for (const row of rows) {
    if (row === undefined) return undefined;
    for (const column of row) columns.set(column.name, column);
  }
  return [...columns.values()];
}

function nameOf({ typeName }: Extract<TSType, { type: "TSTypeReference" }>): string {
  return typeName.type === "Identifier" ? typeName.name : "";
}

function listLiterals(type: TSType): string[] {
  if (type.type === "TSUnionType") return type.types.flatMap(listLiterals);
  if (type.type !== "TSLiteralType" || type.literal.type !== "Literal") return [];
  return "value" in type.literal ? [String(type.literal.value)] : [];
}
