import type { Brand } from "./brand.ts";

/** A page without a title of its own carries the name of the business. */
export function pageTitle(title: string, { name, host }: Brand): string {
  return title.trim() === "" ? name : `${title} | ${host}`;
}
