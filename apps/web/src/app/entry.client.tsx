import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NonceContext } from "../platform/document/nonce.ts";
import { installErrorHandlers } from "../platform/errors/report-error.ts";
import { reportRouteError } from "../platform/errors/report-route-error.ts";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;

installErrorHandlers();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter onError={reportRouteError} />
      </NonceContext>
    </StrictMode>,
  );
});
