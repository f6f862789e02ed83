import { useEffect, useRef, useState } from "react";
import { requestPrint, type SheetOrder } from "./request-print.ts";
import { waitForPrint } from "./wait-for-print.ts";

type PrintState =
  | { readonly state: "idle" | "working" | "failed" }
  | { readonly state: "done"; readonly url: string; readonly filename: string };

/** One sheet at a time; leaving the screen stops the asking, not the worker. */
export function usePrint() {
  const [print, setPrint] = useState<PrintState>({ state: "idle" });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const start = async (order: SheetOrder): Promise<void> => {
    const { signal } = leaving.current;
    setPrint({ state: "working" });
    try {
      const file = await waitForPrint(await requestPrint(order), signal);
      if (file.status === "DONE" && file.url) {
        setPrint({ state: "done", url: file.url, filename: file.downloadFilename });
      } else setPrint({ state: "failed" });
    } catch {
      if (!signal.aborted) setPrint({ state: "failed" });
    }
  };
  return { ...print, start };
}
