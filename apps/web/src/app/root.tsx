import { formatMessage, pageMessages } from "@photomap/messages";
import { lazy, type ReactNode, Suspense, useContext, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
} from "react-router";
import "../ui/theme/global.css";
import "../ui/theme/variables.css";
import "../ui/theme/fonts.css";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { config } from "../../server/config.server.ts";
import { getRequestId } from "../../server/request-id.server.ts";
import { resolveBrand } from "../../server/resolve-brand.server.ts";
import { isNetworkFailure } from "../platform/api/network-failure.ts";
import { BrandContext, DEFAULT_BRAND } from "../platform/brand/brand.ts";
import { PageTitle } from "../platform/brand/PageTitle.tsx";
import { DocumentScript } from "../platform/document/DocumentScript.tsx";
import { DOCUMENT_PAGE, isDocumentPage } from "../platform/document/document-page.ts";
import { EarlyEvents } from "../platform/document/EarlyEvents.tsx";
import { NonceContext } from "../platform/document/nonce.ts";
import { RELEASE_META, REQUEST_ID_META } from "../platform/errors/browser-reporter.ts";
import { browserConnection } from "../platform/network/browser-connection.ts";
import { RouterRouting } from "../platform/routing/RouterRouting.tsx";
import { useRootData } from "../platform/routing/root-data.ts";
import type { RootData } from "../platform/routing/root-data.types.ts";
import { PageError } from "../ui/layout/PageError.tsx";
import frauncesUrl from "../ui/theme/fonts/fraunces-normal.woff2?url";
import { COLOR_SCHEMES, getThemeColors } from "../ui/theme/variables.ts";
import { ConnectionLost } from "./connection/ConnectionLost.tsx";
import { loadVisitor } from "./shell/load-visitor.server.ts";
import { SiteFrame } from "./shell/SiteFrame.tsx";
import { findTagManagerUrl } from "./tag-manager.server.ts";
import { useTagManager } from "./use-tag-manager.ts";

export async function loader({ request }: LoaderFunctionArgs): Promise<RootData> {
  return {
    brand: resolveBrand(request, config),
    release: config.RELEASE,
    tagManagerUrl: findTagManagerUrl(request),
    requestId: getRequestId(request),
    imagesUrl: config.IMAGES_URL,
    isPickupOff: config.PICKUP === "off",
    ...(await loadVisitor(request)),
    year: new Date().getFullYear(),
    papers: COLOR_SCHEMES.map((scheme) => ({ scheme, paper: getThemeColors("pm", scheme).paper })),
  };
}

/** The screens of a project navigate without the server, and without a connection so does the finder. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = navigation;
  // Only the routes of projects have an id.
  const { id } = currentParams;
  const isSameProject = id !== undefined && id === nextParams["id"];
  const isLocal = isSameProject || !browserConnection.isOnline();
  return !(isLocal && currentUrl.href !== nextUrl.href) && defaultShouldRevalidate;
}

const FONT_URLS = [interUrl, frauncesUrl];
const ToastRegion = lazy(async () => ({
  default: (await import("../ui/toasts/ToastRegion.tsx")).ToastRegion,
}));
const ServiceDown = lazy(async () => ({
  default: (await import("./connection/ServiceDown.tsx")).ServiceDown,
}));

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <RouterRouting>
      <Page>{children}</Page>
    </RouterRouting>
  );
}

function Page({ children }: { readonly children: ReactNode }) {
  const data = useRootData();
  const brand = data?.brand ?? DEFAULT_BRAND;
  const nonce = useContext(NonceContext);
  const matches = useMatches();
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  useTagManager(data);
  // After client-side navigation React keeps running on document pages as well.
  const hasScripts = !import.meta.env.SSR || !matches.some(isDocumentPage);
  return (
    <html lang="en" data-brand={brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {FONT_URLS.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" type="image/svg+xml" href={`/icon-${brand.id}.svg`} />
        <link rel="apple-touch-icon" href={`/icon-${brand.id}-180.png`} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {data?.papers.map(({ scheme, paper }) => (
          <meta
            key={scheme}
            name="theme-color"
            content={paper}
            media={`(prefers-color-scheme: ${scheme})`}
          />
        ))}
        {data && <meta name={RELEASE_META} content={data.release} />}
        {data && <meta name={REQUEST_ID_META} content={data.requestId} />}
        {data?.tagManagerUrl && hasScripts ? (
          <script async src={data.tagManagerUrl} nonce={nonce} data-tag-manager="" />
        ) : null}
        <Meta />
        <Links nonce={nonce} />
        {hasScripts ? <EarlyEvents /> : null}
      </head>
      <body>
        {matches.some(({ handle }) => handle === DOCUMENT_PAGE) ? null : (
          <noscript>{import.meta.env.SSR ? <NoScript /> : null}</noscript>
        )}
        <BrandContext value={brand}>{children}</BrandContext>
        {hasScripts ? (
          <>
            <Suspense>
              <ToastRegion />
            </Suspense>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : (
          <DocumentScript nonce={nonce} />
        )}
      </body>
    </html>
  );
}

function NoScript() {
  return (
    <p className="no-script">
      JavaScript is off, so most of this page doesn't work. Turn it on in your browser's settings,
      then reload the page.
    </p>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The app shell until its scripts are loaded. */
export function HydrateFallback() {
  return <main aria-busy="true" />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isNetworkFailure(error)) {
    return (
      <SiteFrame>
        <PageTitle>No connection</PageTitle>
        <ConnectionLost />
      </SiteFrame>
    );
  }
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <SiteFrame>
      {status === 503 ? (
        <Suspense>
          <ServiceDown />
        </Suspense>
      ) : (
        <>
          <PageTitle>{isMissing ? formatMessage(pageMessages.pageNotFoundTitle) : ""}</PageTitle>
          <PageError isMissing={isMissing} />
        </>
      )}
    </SiteFrame>
  );
}
