import type { Actor } from "./matrix.ts";
import type { People, Stage } from "./stage.ts";

export interface Cell {
  readonly stage: Stage;
  readonly actor: Actor;
  readonly people: People;
}

/** How an operation of the matrix is run by an actor. */
export interface Operation {
  /** The GraphQL operation; its variables are inserted as JSON values. */
  readonly write: (cell: Cell) => string;
  /** Whether the value of the field shows that it was permitted; by default see `isPermitted`. */
  readonly isPermitted?: (value: unknown, cell: Cell) => boolean;
  /** Permitted ones run on a project of their own. */
  readonly changes?: true;
}
