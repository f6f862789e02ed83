import { MEASURED } from "./capacity.ts";
import { formatCapacityTable, formatCostTable } from "./capacity-table.ts";

console.log(`${formatCapacityTable(MEASURED)}\n\n${formatCostTable(MEASURED)}`);
