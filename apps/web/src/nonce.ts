import { createContext } from "react";

/** Known while rendering on the server; the browser hides it from the page on purpose. */
export const NonceContext = createContext<string | undefined>(undefined);
