import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from "graphql";

const LIMITS = { depth: 8, aliases: 15, cost: 500 } as const;

interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly cost: number;
}

const ZERO: Measure = { depth: 0, aliases: 0, cost: 0 };

/** Limits the depth, the aliases and the number of fields of an operation. */
export function checkOperationLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const measure = measureDocument(document);
      for (const name of ["depth", "aliases", "cost"] as const) {
        if (measure[name] > LIMITS[name]) {
          context.reportError(
            new GraphQLError(
              `The operation's ${name} is ${measure[name]}, allowed is ${LIMITS[name]}`,
            ),
          );
        }
      }
    },
  };
}

export function measureDocument(document: DocumentNode): Measure {
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const measured = new Map<string, Measure>();
  return document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => measureSelections(operation.selectionSet, { fragments, measured }))
    .reduce(add, ZERO);
}

interface Fragments {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly measured: Map<string, Measure>;
}

function measureSelections({ selections }: SelectionSetNode, at: Fragments): Measure {
  return selections
    .map((selection): Measure => {
      switch (selection.kind) {
        case Kind.FRAGMENT_SPREAD:
          return measureFragment(selection.name.value, at);
        case Kind.INLINE_FRAGMENT:
          return measureSelections(selection.selectionSet, at);
        case Kind.FIELD: {
          const inner = selection.selectionSet
            ? measureSelections(selection.selectionSet, at)
            : ZERO;
          const aliases = inner.aliases + (selection.alias ? 1 : 0);
          return { depth: inner.depth + 1, aliases, cost: inner.cost + 1 };
        }
      }
    })
    .reduce(add, ZERO);
}

function measureFragment(name: string, at: Fragments): Measure {
  const cached = at.measured.get(name);
  if (cached !== undefined) return cached;
  // Set first: a recursive fragment, refused by another rule, must not loop here.
  at.measured.set(name, ZERO);
  const fragment = at.fragments.get(name);
  const measure = fragment ? measureSelections(fragment.selectionSet, at) : ZERO;
  at.measured.set(name, measure);
  return measure;
}

function add(a: Measure, b: Measure): Measure {
  return {
    depth: Math.max(a.depth, b.depth),
    aliases: a.aliases + b.aliases,
    cost: a.cost + b.cost,
  };
}
