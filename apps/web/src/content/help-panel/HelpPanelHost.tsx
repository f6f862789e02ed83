import { useEffect, useState } from "react";
import { closeHelp, useOpenedHelp } from "./help-panel-store.ts";

const loadPanel = async () => (await import("./HelpPanel.tsx")).HelpPanel;

/** Shows the help that a button has opened, until the host is left. Most visits never load the panel. */
export function HelpPanelHost() {
  const page = useOpenedHelp();
  const [Panel, setPanel] = useState<Awaited<ReturnType<typeof loadPanel>>>();
  const missing = Panel === undefined ? page : undefined;
  useEffect(() => closeHelp, []);
  useEffect(() => {
    if (missing === undefined) return;
    loadPanel().then(
      (loaded) => setPanel(() => loaded),
      () => {
        // A later release has replaced the file: the help page itself opens.
        closeHelp();
        window.open(`/help/${missing}`, "_blank", "noopener");
      },
    );
  }, [missing]);
  return page === undefined || Panel === undefined ? null : <Panel key={page} page={page} />;
}
