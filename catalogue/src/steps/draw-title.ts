import type { Graphic } from "@photomap/design";
import type { Frame } from "../frame.ts";

export interface TitleOptions {
  readonly text: string;
}

export function drawTitle(_title: TitleOptions | undefined, _frame: Frame): Graphic[] {
  return [];
}
