import { useEffect, useState } from "react";
import type { LoadStickerOrders, StickerOrderResult } from "./load-sticker-orders.ts";

interface StickerOrders {
  /** The orders by their ids; loaded ones stay while others are loaded. */
  readonly results: ReadonlyMap<string, StickerOrderResult>;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The most orders that one request may ask for. */
const MAX_ORDERS = 100;
const NOTHING: ReadonlyMap<string, StickerOrderResult> = new Map();

export function useStickerOrders(load: LoadStickerOrders, ids: readonly string[]): StickerOrders {
  const [results, setResults] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [failedRequest, setFailedRequest] = useState("");
  const key = ids.slice(0, MAX_ORDERS).join(" ");
  const request = `${attempt} ${key}`;
  useEffect(() => {
    if (key === "") return undefined;
    let isCurrent = true;
    const wanted = key.split(" ");
    const receive = (loaded: readonly StickerOrderResult[]) => {
      const entries = wanted.flatMap((id, index) => {
        const result = loaded[index];
        return result === undefined ? [] : [[id, result] as const];
      });
      if (isCurrent) setResults((known) => new Map([...known, ...entries]));
    };
    load(wanted)
      .then(receive)
      .catch(() => isCurrent && setFailedRequest(request));
    return () => {
      isCurrent = false;
    };
  }, [load, key, request]);
  return {
    results,
    isFailed: failedRequest === request,
    retry: () => setAttempt(attempt + 1),
  };
}
