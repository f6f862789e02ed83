/** A project of the person whose design fits the product. */
export interface OwnMap {
  readonly id: string;
  readonly name: string;
  readonly filled: number;
  readonly total: number;
  readonly regionTypePlural: string;
  /** A preview of the whole map. */
  readonly pictureUrl: string | undefined;
  /** Width over height. */
  readonly ratio: number;
  /** Whether it is kept in this browser only. */
  readonly isGuest: boolean;
}

export function describeOwnMapProgress({ filled, total, regionTypePlural }: OwnMap): string {
  return `${filled} of ${total} ${regionTypePlural}`;
}
