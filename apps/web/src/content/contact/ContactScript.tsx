import { useContext, useEffect } from "react";
import { NonceContext } from "../../platform/document/nonce.ts";
// The query replaces the module by the URL of its bundle.
// oxlint-disable-next-line import/default
import scriptUrl from "./script/contact-forms.ts?worker&url";

/** The script of forms; in a document, or after a navigation of React, which runs no scripts. */
export function ContactScript() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    void import("./script/enhance-forms.ts").then(({ enhanceForms }) => enhanceForms());
  }, []);
  return import.meta.env.SSR ? <script type="module" nonce={nonce} src={scriptUrl} /> : null;
}
