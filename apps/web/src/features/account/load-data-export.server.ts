import { log } from "../../../server/log.server.ts";
import { execute } from "../../api/execute.ts";
import { originOfRequest } from "../../api/request.server.ts";
import { GetDataExportDocument } from "../../generated/graphql.ts";
import type { DataExport } from "./use-data-export.ts";

/** The page is worth showing without it. */
export async function loadDataExport(request: Request): Promise<DataExport | undefined> {
  try {
    const { dataExport } = await execute(GetDataExportDocument, {}, originOfRequest(request));
    return dataExport ?? undefined;
  } catch (error) {
    log.warn({ err: error }, "The settings are shown without the export");
    return undefined;
  }
}
