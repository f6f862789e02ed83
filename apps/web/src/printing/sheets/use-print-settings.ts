import {
  type PrintSettings,
  type PrintSize,
  readPrintSettings,
  storePrintSettings,
} from "@photomap/printing";
import { useState } from "react";

const HOME_KEY = "photomap:print-settings";
export const RETAIL_SETTINGS_KEY = "photomap:retail-settings";

/** The print settings in localStorage; maps that need one large print have their own. */
export function usePrintSettings(defaultSize: PrintSize, baseKey = HOME_KEY) {
  const key = defaultSize.packingMode === "single" ? `${baseKey}:single` : baseKey;
  const [settings, setSettings] = useState(() => readPrintSettings(readStored(key), defaultSize));
  const change = (changes: Partial<PrintSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    store(key, next);
  };
  return [settings, change] as const;
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function store(key: string, settings: PrintSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(storePrintSettings(settings)));
  } catch {
    // Without storage the defaults apply next time.
  }
}
