import type { Actor } from "./matrix.ts";
import type { People, Stage } from "./stage.ts";

export interface Cell {
  readonly stage: Stage;
  readonly actor: Actor;
  readonly people: People;
}

/** How an actor runs an operation of the matrix. */
export interface Operation {
  /** The GraphQL operation; its variables are inserted as JSON values. */
  readonly write: (cell: Cell) => string;
  /** Whether the field's value shows that it was permitted; `isPermitted` by default. */
  readonly isPermitted?: (value: unknown, cell: Cell) => boolean;
  /** Whether the operation changes a project, so that permitted ones need a separate one. */
  readonly changes?: true;
}
