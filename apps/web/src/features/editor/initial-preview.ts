import { useEffect, useState } from "react";

/** The stored preview of a project, part of the server-rendered page until the live map is drawn. */
export interface InitialPreview {
  readonly designId: string;
  /** Width by height. */
  readonly ratio: number;
  readonly pictureUrl: string;
}

let wasShown = false;

/** Only for the first map of a page load: later the preview is older than the project. */
export function useInitialPreviewUrl(
  preview: InitialPreview | null | undefined,
): string | undefined {
  const [url] = useState(() => (wasShown ? undefined : preview?.pictureUrl));
  useEffect(() => {
    wasShown = true;
  }, []);
  return url;
}
