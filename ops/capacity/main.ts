import { MEASURED } from "./capacity.ts";
import { formatCapacityTable } from "./capacity-table.ts";

console.log(formatCapacityTable(MEASURED));
