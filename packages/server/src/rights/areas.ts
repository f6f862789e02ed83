import type { Area } from "./area.ts";
import { accountArea } from "./areas/account-area.ts";
import { exportArea } from "./areas/export-area.ts";
import { mailArea } from "./areas/mail-area.ts";
import { photoArea } from "./areas/photo-area.ts";
import { printArea } from "./areas/print-area.ts";
import { projectArea } from "./areas/project-area.ts";
import { sessionArea } from "./areas/session-area.ts";

/** Everything there is about a person, in the order in which it is erased. */
export const AREAS: readonly Area[] = [
  exportArea,
  printArea,
  projectArea,
  photoArea,
  mailArea,
  sessionArea,
  accountArea,
];
