interface Share {
  readonly index: number;
  readonly whole: bigint;
  readonly remainder: bigint;
}

function compareRemainders(left: Share, right: Share): number {
  if (left.remainder === right.remainder) return 0;
  return left.remainder > right.remainder ? -1 : 1;
}

function requireCount(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new RangeError(`Amounts and weights are integers of at least 0, not ${value}`);
  }
  return BigInt(value);
}

/**
 * Splits an amount in proportion to the weights by the largest remainder; equal remainders go to
 * the earlier weight. The shares are integers that add up to the amount. A share is above its
 * weight only if the amount is above the sum of the weights: cents that are left over go to shares
 * that were rounded down.
 */
export function splitAmount(amountMinor: number, weights: readonly number[]): number[] {
  const amount = requireCount(amountMinor);
  const bigWeights = weights.map(requireCount);
  const total = bigWeights.reduce((sum, weight) => sum + weight, 0n);
  if (amount === 0n) return weights.map(() => 0);
  if (total === 0n) throw new RangeError(`Cannot allocate ${amountMinor} without a weight above 0`);
  // The product of two amounts can exceed the integers that a number represents exactly.
  const shares = bigWeights.map((weight, index) => ({
    index,
    whole: (amount * weight) / total,
    remainder: (amount * weight) % total,
  }));
  const leftOver = Number(amount - shares.reduce((sum, { whole }) => sum + whole, 0n));
  const roundedUp = new Set(
    shares
      .toSorted(compareRemainders)
      .slice(0, leftOver)
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => Number(whole) + (roundedUp.has(index) ? 1 : 0));
}
