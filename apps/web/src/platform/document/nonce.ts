import { createContext } from "react";

/** Set while rendering on the server; browsers do not expose it in the DOM. */
export const NonceContext = createContext<string | undefined>(undefined);
