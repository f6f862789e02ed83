import { builder } from "./builder.ts";
import "./account.ts";
import "./account-codes.ts";
import "./account-sign-in.ts";
import "./data-rights.ts";
import "./design.ts";
import "./file.ts";
import "./file-changes.ts";
import "./guest-import.ts";
import "./guest-snapshot.ts";
import "./photo.ts";
import "./print.ts";
import "./render.ts";
import "./upload.ts";

export const schema = builder.toSchema();
