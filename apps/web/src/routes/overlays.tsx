import { Outlet } from "react-router";
import { ThemeProvider } from "../theme/ThemeProvider.tsx";

/** Around every page with dialogs, menus or tooltips. */
export default function OverlaysRoute() {
  return (
    <ThemeProvider>
      <Outlet />
    </ThemeProvider>
  );
}
