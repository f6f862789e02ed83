import { builder } from "./builder.ts";
import "./account.ts";
import "./design.ts";
import "./file.ts";
import "./file-changes.ts";
import "./print.ts";
import "./upload.ts";

export const schema = builder.toSchema();
