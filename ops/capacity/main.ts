import { MEASURED } from "./capacity.ts";
import { capacityTable } from "./capacity-table.ts";

console.log(capacityTable(MEASURED));
