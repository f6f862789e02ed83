import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NonceContext } from "./nonce.ts";

const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
// Read by the scroll lock of Mantine's dialogs when it adds a style element.
Object.assign(globalThis, { __webpack_nonce__: nonce });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
