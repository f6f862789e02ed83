import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installErrorHandlers } from "./errors/report-error.ts";
import { reportRouteError } from "./errors/report-route-error.ts";
import { NonceContext } from "./nonce.ts";

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
