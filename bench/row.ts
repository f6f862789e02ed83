/** A thing measured beside its floor in one run, so that a slow machine slows both. */
export interface Row {
  readonly name: string;
  /** What the floor is. */
  readonly floorName: string;
  /** The ratio is thing over floor. */
  readonly unit: "per second" | "milliseconds";
  readonly target: { readonly kind: "at least" | "at most"; readonly ratio: number };
  /** How often thing and floor take turns. */
  readonly rounds: number;
  prepare(): Promise<PreparedRow>;
}

export interface PreparedRow {
  /** Each returns one measurement in the row's unit. */
  thing(): Promise<number>;
  floor(): Promise<number>;
  /** Further facts for the table, for example a count of statements. */
  note?(): string;
  close(): Promise<void>;
}
