import { log } from "../../../server/log.server.ts";
import { execute } from "../../platform/api/execute.ts";
import { GetDataExportDocument } from "../../platform/api/generated/graphql.ts";
import { getServerApiTarget } from "../../platform/api/request.server.ts";
import type { DataExport } from "./use-data-export.ts";

/**
 * Loads the data export of the account. Undefined when there is none, and after a failure, which
 * must not break the settings page.
 */
export async function loadDataExport(request: Request): Promise<DataExport | undefined> {
  try {
    const { dataExport } = await execute(GetDataExportDocument, {}, getServerApiTarget(request));
    return dataExport ?? undefined;
  } catch (error) {
    log.warn({ err: error }, "The settings are shown without the export");
    return undefined;
  }
}
