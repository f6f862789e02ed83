import { BUNDLE_MAP_EDGES_PX } from "@photomap/project";
import { useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";

/** The stored preview of a project, part of the server-rendered page until the live map is drawn. */
export interface InitialPreview {
  readonly designId: string;
  /** Width divided by height. */
  readonly ratio: number;
  readonly pictureUrl: string;
  /** The address of the photo bundle up to the map size at its end. */
  readonly photoBundleUrl: string;
}

interface PhotoBundleChoice {
  readonly media: string;
  readonly url: string;
}

/** The bundles by screen, so that the page can preload the one that its script will use. */
export function listPhotoBundles({ photoBundleUrl }: InitialPreview): readonly PhotoBundleChoice[] {
  const [small, large] = BUNDLE_MAP_EDGES_PX;
  return [
    { media: `not all and ${LARGE_SCREEN}`, url: `${photoBundleUrl}/${small}` },
    { media: LARGE_SCREEN, url: `${photoBundleUrl}/${large}` },
  ];
}

const LARGE_SCREEN = "(min-width: 768px) and (min-resolution: 1.5dppx)";

interface InitialUrls {
  readonly initialPreviewUrl?: string;
  readonly photoBundleUrl?: string;
}

let wasShown = false;

/** The preview that the page of the map was rendered with; other pages of a project have none. */
export function useInitialPreview(): InitialPreview | undefined {
  return useRouteLoaderData<InitialPreview | null>("project-page") ?? undefined;
}

/** Returns URLs for the first map of a page load only: later the preview is outdated. */
export function useInitialUrls(): InitialUrls {
  const preview = useInitialPreview();
  const [urls] = useState(() => (wasShown || !preview ? {} : getInitialUrls(preview)));
  useEffect(() => {
    wasShown = true;
  }, []);
  return urls;
}

export function getInitialUrls(preview: InitialPreview): InitialUrls {
  const bundle = listPhotoBundles(preview).find(({ media }) => matchMedia(media).matches);
  return { initialPreviewUrl: preview.pictureUrl, ...(bundle && { photoBundleUrl: bundle.url }) };
}
