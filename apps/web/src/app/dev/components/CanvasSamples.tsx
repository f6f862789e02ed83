import { ArrowLeft, Hourglass, Pencil, Printer, Settings2, UsersRound } from "lucide-react";
import { useState } from "react";
import { BrandMark } from "../../../platform/brand/BrandMark.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import { Breadcrumbs } from "../../../ui/layout/Breadcrumbs.tsx";
import { FloatingPanel } from "../../../ui/layout/Card.tsx";
import { Toolbar } from "../../../ui/layout/Toolbar.tsx";
import { TopBar } from "../../../ui/layout/TopBar.tsx";
import { ZoomControls } from "../../../ui/layout/ZoomControls.tsx";
import { Frame } from "../../../ui/pictures/Frame.tsx";
import { SamplePicture } from "../../../ui/samples/SamplePicture.tsx";
import { ProgressRing } from "../../../ui/status/ProgressRing.tsx";
import { SaveStatus } from "../../../ui/status/SaveStatus.tsx";
import styles from "./CanvasSamples.module.css";
import { ComponentSample, SampleGroup } from "./SampleGroup.tsx";

const TOOLS = [
  { to: "/dev/components", label: "Edit", Icon: Pencil },
  {
    to: "/dev/components/collaborate",
    label: "Collaborate",
    Icon: UsersRound,
    count: { value: 2, noun: "suggestions" },
  },
  { to: "/dev/components/timeline", label: "Timeline", Icon: Hourglass },
  { to: "/dev/components/print", label: "Print", Icon: Printer },
  { to: "/dev/components/settings", label: "Settings", Icon: Settings2, apart: true },
];

const ZOOM_PERCENTS = [25, 50, 75, 100] as const;

export function CanvasSamples() {
  const [step, setStep] = useState(1);
  const zoom = {
    percent: ZOOM_PERCENTS[step] ?? 100,
    canZoomIn: step < ZOOM_PERCENTS.length - 1,
    canZoomOut: step > 0,
    onZoomIn: () => setStep(step + 1),
    onZoomOut: () => setStep(step - 1),
  };
  return (
    <SampleGroup title="Around the canvas">
      <ComponentSample name="TopBar, Toolbar, FloatingPanel, ZoomControls" wide flush>
        <div>
          <TopBar
            leading={<BrandMark size={34} />}
            title="Fifty states"
            status={<SaveStatus state="saved">Saved just now</SaveStatus>}
            actions={
              <Button variant="primary" size="small">
                Print or order
              </Button>
            }
          />
          <div className={styles.body}>
            <Toolbar label="Project" items={TOOLS} />
            <div className={styles.canvas}>
              <div className={styles.map}>
                <Frame finish="white" railPx={11}>
                  <SamplePicture
                    name="fifty-states"
                    alt="A map with a photo in every state"
                    sizes="400px"
                  />
                </Frame>
              </div>
              <div className={styles.floats}>
                <FloatingPanel>
                  <ProgressRing value={4} total={11} noun="states" />
                </FloatingPanel>
                <ZoomControls {...zoom} onFit={() => setStep(1)} />
              </div>
            </div>
          </div>
        </div>
      </ComponentSample>
      <ComponentSample name="TopBar of one opening" wide flush>
        <TopBar
          leading={
            <IconButton label="Back to map" icon={<ArrowLeft size={20} strokeWidth={1.6} />} />
          }
          title="Michigan"
          titleAt="middle"
          status={<SaveStatus state="saved">Saved</SaveStatus>}
          actions={
            <Button variant="primary" size="small">
              Done
            </Button>
          }
        />
      </ComponentSample>
      <ComponentSample name="ZoomControls, upright" onCanvas>
        <ZoomControls {...zoom} direction="column" />
      </ComponentSample>
      <ComponentSample name="Breadcrumbs">
        <Breadcrumbs
          crumbs={[{ label: "Collaborate", to: "/dev/components" }, { label: "Review Suggestion" }]}
        />
      </ComponentSample>
    </SampleGroup>
  );
}
