import { REFERENCE } from "./basis.ts";
import { capacityTable } from "./capacity-table.ts";

console.log(capacityTable(REFERENCE));
