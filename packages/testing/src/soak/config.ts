/** Returns the size of a soak: small in the gate, full in `pnpm verify:long`. */
export function chooseSoakSize(short: number, long: number): number {
  return process.env["VERIFY_LONG"] === "1" ? long : short;
}
