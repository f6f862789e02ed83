import { type Expression, type Node, parseSync, Visitor } from "oxc-parser";

/** One change of a source file that its tests should detect. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
  "+=": "-=",
  "-=": "+=",
  "++": "--",
  "--": "++",
};

const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  floor: "ceil",
  ceil: "floor",
};

/** Methods whose call is removed, which leaves the value they are called on. */
const REMOVED_METHODS = new Set(["filter", "slice", "toSorted", "toReversed", "trim"]);

/** Methods with texts for developers, which no test needs to check. */
const LOG_METHODS = new Set(["trace", "debug", "info", "warn", "error", "fatal"]);

/** The mutants of a file in text order, none in types, imports and texts of errors and logs. */
export function listMutants(path: string, text: string): Mutant[] {
  const mutants: Mutant[] = [];
  const exempt: { readonly start: number; readonly end: number }[] = [];
  const replace = ({ start, end }: { start: number; end: number }, replacement: string) =>
    mutants.push({ start, end, replacement });
  const replaceOperator = (left: Node, operator: string, right: Node) => {
    const other = OPERATORS[operator];
    if (other === undefined) return;
    const start = text.indexOf(operator, left.end);
    if (start < right.start) replace({ start, end: start + operator.length }, other);
  };
  const replaceCondition = (test: Expression | null) => {
    if (test === null) return;
    replace(test, "true");
    replace(test, "false");
  };
  const replaceBody = (body: Node | null) => {
    if (body?.type === "BlockStatement" && body.body.length > 0) replace(body, "{}");
  };
  const program = parseSync(path, text).program;
  new Visitor({
    BinaryExpression({ left, operator, right }) {
      if (operator === "+" && (isText(left) || isText(right))) return;
      replaceOperator(left, operator, right);
    },
    LogicalExpression: ({ left, operator, right }) => replaceOperator(left, operator, right),
    AssignmentExpression: ({ left, operator, right }) => replaceOperator(left, operator, right),
    UnaryExpression({ start, operator, argument }) {
      if (operator === "!" || operator === "-") replace({ start, end: argument.start }, "");
    },
    UpdateExpression({ start, end, operator, prefix }) {
      const at = prefix ? start : end - operator.length;
      replace({ start: at, end: at + operator.length }, OPERATORS[operator] ?? "");
    },
    IfStatement: ({ test }) => replaceCondition(test),
    ConditionalExpression: ({ test }) => replaceCondition(test),
    WhileStatement: ({ test }) => void replace(test, "false"),
    Literal(literal) {
      if (typeof literal.value === "boolean") replace(literal, String(!literal.value));
      if (typeof literal.value === "number") replace(literal, String(literal.value + 1));
      if (typeof literal.value === "string" && literal.value !== "") replace(literal, '""');
    },
    ArrayExpression(array) {
      if (array.elements.length > 0) replace(array, "[]");
    },
    FunctionDeclaration: ({ body }) => replaceBody(body),
    FunctionExpression: ({ body }) => replaceBody(body),
    ArrowFunctionExpression: ({ body }) => replaceBody(body),
    ExpressionStatement(statement) {
      if (isCall(statement.expression)) replace(statement, ";");
    },
    CallExpression({ callee, end, arguments: values }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { property, object } = callee;
      const other = METHODS[property.name];
      if (other !== undefined) replace(property, other);
      if (REMOVED_METHODS.has(property.name)) replace({ start: object.end, end }, "");
      if (LOG_METHODS.has(property.name)) exempt.push(...values);
    },
    NewExpression({ callee, arguments: values }) {
      if (callee.type === "Identifier" && callee.name.endsWith("Error")) exempt.push(...values);
    },
    ImportDeclaration: (declaration) => void exempt.push(declaration),
    ImportExpression: (expression) => void exempt.push(expression),
    ExportNamedDeclaration({ source }) {
      if (source !== null) exempt.push(source);
    },
    ExportAllDeclaration: ({ source }) => void exempt.push(source),
    TSLiteralType: (type) => void exempt.push(type),
    PropertyDefinition: ({ key, computed }) => void (computed || exempt.push(key)),
    Property: ({ key, computed }) => void (computed || exempt.push(key)),
    MemberExpression({ property, computed }) {
      // A key in brackets is a property name.
      if (computed && property.type === "Literal") exempt.push(property);
    },
  }).visit(program);
  return mutants
    .filter(({ start, end }) => !exempt.some((part) => part.start <= start && end <= part.end))
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
}

export function applyMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function isText(node: Node): boolean {
  return (
    node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string")
  );
}

function isCall(expression: Expression): boolean {
  if (expression.type === "AwaitExpression") return isCall(expression.argument);
  return expression.type === "CallExpression";
}
