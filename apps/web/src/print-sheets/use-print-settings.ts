import {
  type PrintSettings,
  type PrintSize,
  readPrintSettings,
  storePrintSettings,
} from "@photomap/printing";
import { useState } from "react";

const KEY = "photomap:print-settings";

/** Print settings, persisted in localStorage. */
export function usePrintSettings(defaultSize: PrintSize) {
  const [settings, setSettings] = useState(() => readPrintSettings(readStored(), defaultSize));
  const change = (changes: Partial<PrintSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    store(next);
  };
  return [settings, change] as const;
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function store(settings: PrintSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(storePrintSettings(settings)));
  } catch {
    // Without storage the defaults apply next time.
  }
}
