import { type ScanOptions, scanPage } from "./scan-page.ts";
import { type PageScore, scoreScan } from "./score-scan.ts";

/** Requests a page and applies the rules of Mozilla's HTTP Observatory to it. */
export async function scorePage(options: ScanOptions): Promise<PageScore> {
  return scoreScan(await scanPage(options));
}
