import { useState } from "react";
import { STICKER_SORTS, type StickerSort } from "./sort-stickers.ts";

const KEY = "photomap:sticker-settings";

export interface StickerSettings {
  readonly sort: StickerSort;
  readonly useTokens: boolean;
  readonly showOutputHelp: boolean;
}

/** Settings of the sticker screen, persisted in localStorage. */
export function useStickerSettings() {
  const [settings, setSettings] = useState(() => readSettings(readStored()));
  const change = (changes: Partial<StickerSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    store(next);
  };
  return [settings, change] as const;
}

/** Reads stored settings; invalid or missing parts get their defaults. */
function readSettings(stored: unknown): StickerSettings {
  const fields: Readonly<Record<string, unknown>> =
    typeof stored === "object" && stored !== null ? { ...stored } : {};
  return {
    sort: STICKER_SORTS.find((sort) => sort === fields["sort"]) ?? "modified",
    useTokens: fields["useTokens"] !== false,
    showOutputHelp: fields["showOutputHelp"] !== false,
  };
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function store(settings: StickerSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the defaults apply next time.
  }
}
