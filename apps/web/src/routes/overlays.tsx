import { Outlet } from "react-router";
import { NavigationGuard } from "../features/connection/NavigationGuard.tsx";
import { GuestImportOffer } from "../features/guest/GuestImportOffer.tsx";
import { useVisitor } from "../features/shell/visitor.ts";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";

/** Provides Mantine for pages with dialogs, menus or tooltips. */
export default function OverlaysRoute() {
  const visitor = useVisitor();
  return (
    <ThemeProvider>
      <Outlet />
      <NavigationGuard />
      {visitor === undefined ? null : <GuestImportOffer />}
    </ThemeProvider>
  );
}
