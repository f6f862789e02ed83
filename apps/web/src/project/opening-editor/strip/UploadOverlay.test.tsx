import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PhotoUpload } from "../opening-editor-props.ts";
import { UploadOverlay } from "./UploadOverlay.tsx";

const markup = (upload: PhotoUpload | undefined) =>
  renderToStaticMarkup(<UploadOverlay upload={upload} />);

it("UPL-06 marks a thumbnail as uploading while its upload is in progress; unknown counts as completed", () => {
  expect(markup({ status: "IN_PROGRESS", progress: 0.4 })).toContain("uploading 40%");
  // Without a connection.
  expect(markup({ status: "IN_PROGRESS", progress: 0 })).toMatch(/uploading<\/span>$/);
  expect(markup({ status: "FAILED", progress: 0 })).toContain("Retry");
  expect(markup({ status: "FAILED", progress: 0 })).not.toContain("uploading");
  expect(markup({ status: "COMPLETED", progress: 1 })).toBe("");
  expect(markup(undefined)).toBe("");
});
