import { ColorSchemeScript, mantineHtmlProps } from "@mantine/core";
import { type ReactNode, useContext } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import "./theme/global.css";
import "./theme/mantine.css";
import "./theme/fonts.css";
import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { config } from "../server/config.ts";
import { brandIdForRequest } from "./brand/brand-for-request.ts";
import { BrandContext, useBrand } from "./brand/use-brand.ts";
import { Shell } from "./features/shell/Shell.tsx";
import { NonceContext } from "./nonce.ts";
import frauncesUrl from "./theme/fonts/fraunces-normal.woff2?url";
import { ThemeProvider } from "./theme/ThemeProvider.tsx";
import { ToastRegion } from "./toasts/ToastRegion.tsx";
import { ErrorState } from "./ui/ErrorState.tsx";
import { LinkButton } from "./ui/LinkButton.tsx";

export function loader({ request }: LoaderFunctionArgs) {
  return { brandId: brandIdForRequest(request, config.STAGE), imagesUrl: config.IMAGES_URL };
}

const FONT_URLS = [interUrl, frauncesUrl];

export function Layout({ children }: { readonly children: ReactNode }) {
  const brandId = useRouteLoaderData<typeof loader>("root")?.brandId ?? "pm";
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" {...mantineHtmlProps}>
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
        <link rel="icon" type="image/svg+xml" href={`/icon-${brandId}.svg`} />
        <ColorSchemeScript defaultColorScheme="auto" nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <ThemeProvider brandId={brandId} nonce={nonce}>
          <BrandContext value={brandId}>{children}</BrandContext>
          <ToastRegion />
        </ThemeProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const brand = useBrand();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Shell>
      <title>{isMissing ? "Page not found" : brand.name}</title>
      <ErrorState
        heading="h1"
        message={
          isMissing ? "The page you are looking for does not exist." : "An unexpected error ocurred"
        }
        action={
          <LinkButton to="/" variant="primary">
            Return Home
          </LinkButton>
        }
      />
    </Shell>
  );
}
