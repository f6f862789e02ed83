import { MantineProvider } from "@mantine/core";
import type { BusinessId } from "@photomap/design";
import { type ReactNode, useMemo } from "react";
import { createCssVariablesResolver } from "./css-variables.ts";
import { createBrandTheme } from "./theme.ts";

interface ThemeProviderProps {
  readonly brandId: BusinessId;
  readonly nonce: string | undefined;
  readonly children: ReactNode;
}

export function ThemeProvider({ brandId, nonce, children }: ThemeProviderProps) {
  const theme = useMemo(() => createBrandTheme(brandId), [brandId]);
  const resolver = useMemo(() => createCssVariablesResolver(brandId), [brandId]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce ?? ""}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
