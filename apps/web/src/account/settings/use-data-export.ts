import { useEffect, useState } from "react";
import { execute } from "../../platform/api/execute.ts";
import {
  type DataExportFieldsFragment,
  GetDataExportDocument,
  RequestDataExportDocument,
} from "../../platform/api/generated/graphql.ts";
import { reportAndDescribeFailure } from "../../platform/errors/report-and-describe-failure.ts";

export type DataExport = DataExportFieldsFragment;

const POLL_INTERVAL_MS = 1000;

/** Polls the export while it is being created; unmounting stops the polling, not the export. */
export function useDataExport(initial: DataExport | undefined) {
  const [dataExport, setDataExport] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const isPending = dataExport?.status === "WAITING" || dataExport?.status === "RUNNING";

  useEffect(() => {
    if (!isPending) return undefined;
    // A failed request is repeated with the next tick.
    const timer = setInterval(() => {
      loadDataExport().then(setDataExport, () => undefined);
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPending]);

  const request = async () => {
    setProblem(undefined);
    try {
      const { requestDataExport: result } = await execute(RequestDataExportDocument, {});
      if (result.__typename === "DataExportRequested") setDataExport(result.dataExport);
      else setProblem(result.message);
    } catch (error) {
      setProblem(reportAndDescribeFailure(error, "data export"));
    }
  };

  return { dataExport, isPending, problem, request };
}

async function loadDataExport(): Promise<DataExport | undefined> {
  const { dataExport } = await execute(GetDataExportDocument, {});
  return dataExport ?? undefined;
}
