import { MEASURED } from "./basis.ts";
import { capacityTable } from "./capacity-table.ts";

console.log(capacityTable(MEASURED));
