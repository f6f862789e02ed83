import { useEffect, useState } from "react";
import { execute } from "../../api/execute.ts";
import {
  type DataExportFieldsFragment,
  GetDataExportDocument,
  RequestDataExportDocument,
} from "../../generated/graphql.ts";

export type DataExport = DataExportFieldsFragment;

const ASK_AGAIN_MS = 1000;

/** Follows the file while it is made; leaving the page stops the asking, not the making. */
export function useDataExport(initial: DataExport | undefined) {
  const [dataExport, setDataExport] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = dataExport?.status === "WAITING" || dataExport?.status === "RUNNING";

  useEffect(() => {
    if (!isUnderWay) return undefined;
    // A question that is not answered is asked again with the next tick.
    const timer = setInterval(() => {
      findNewest().then(setDataExport, () => undefined);
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  const request = async () => {
    setProblem(undefined);
    try {
      const { requestDataExport: result } = await execute(RequestDataExportDocument, {});
      if (result.__typename === "DataExportRequested") setDataExport(result.dataExport);
      else setProblem(result.message);
    } catch (error) {
      setProblem(describe(error));
    }
  };

  /** The file's address works for minutes: it is asked for when it is needed. */
  const download = async () => {
    setProblem(undefined);
    try {
      const newest = await findNewest();
      setDataExport(newest);
      if (newest?.url) location.assign(newest.url);
    } catch (error) {
      setProblem(describe(error));
    }
  };

  return { dataExport, isUnderWay, problem, request, download };
}

async function findNewest(): Promise<DataExport | undefined> {
  const { dataExport } = await execute(GetDataExportDocument, {});
  return dataExport ?? undefined;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : "An unexpected error ocurred";
}
