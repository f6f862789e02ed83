import type { NodeName } from "./addresses.ts";

export const GATEWAY_NODES: readonly NodeName[] = ["n1", "n2"];
