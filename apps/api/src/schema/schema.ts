import { builder } from "./builder.ts";
import "./accounts/account.ts";
import "./accounts/codes.ts";
import "./accounts/sign-in.ts";
import "./accounts/data-rights.ts";
import "./designs/design.ts";
import "./projects/file.ts";
import "./projects/file-changes.ts";
import "./projects/guest-projects.ts";
import "./suggestions/suggestion.ts";
import "./suggestions/suggestion-changes.ts";
import "./projects/share-page.ts";
import "./suggestions/adoption.ts";
import "./photos/photo.ts";
import "./printing/print.ts";
import "./printing/render.ts";
import "./photos/upload.ts";

export const schema = builder.toSchema();
