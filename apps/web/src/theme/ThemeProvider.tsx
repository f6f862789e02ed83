import { MantineProvider } from "@mantine/core";
import { type ReactNode, useContext, useEffect } from "react";
import { NonceContext } from "../nonce.ts";
import { resolveCssVariables } from "./css-variables.ts";
import "./mantine.css";
import { THEME } from "./theme.ts";

/** What dialogs, menus and tooltips need around them; pages without them do without it. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext);
  // On pages without Mantine nobody would keep the attribute true.
  useEffect(() => () => document.documentElement.removeAttribute("data-mantine-color-scheme"), []);
  return (
    <MantineProvider
      theme={THEME}
      cssVariablesResolver={resolveCssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ""}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
