import { MapPinned } from "lucide-react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { NoticeBar } from "../../../ui/layout/NoticeBar.tsx";
import { Toast } from "../../../ui/overlays/Toast.tsx";
import { SAMPLE_PHOTOS } from "../../../ui/samples/sample-photos.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { showToast } from "../../../ui/toasts/toast-store.ts";
import { ComponentSample, SampleColumn, SampleGroup } from "./SampleGroup.tsx";

const nothing = () => {};

const TOASTS = [
  { id: "sample-info", type: "info", content: "Suggestion hidden." },
  { id: "sample-warning", type: "warning", content: "Some Images Failed to Load", layer: "help" },
  { id: "sample-error", type: "error", content: "Upload error. Please try again." },
] as const;

export function MessageSamples() {
  return (
    <SampleGroup title="Messages">
      <ComponentSample name="Toast: info, warning, error" onCanvas wide>
        <SampleColumn>
          <Toast
            type="info"
            content="A photo was suggested"
            detail="for Maine"
            thumbnailUrl={SAMPLE_PHOTOS.forestStream}
            action={{ label: "Review", onSelect: nothing }}
            onClose={nothing}
          />
          <Toast
            type="warning"
            content="Some Images Failed to Load"
            detail="Please reload the page, and contact us if the problem persists."
            onClose={nothing}
          />
          <Toast type="error" content="Upload error. Please try again." onClose={nothing} />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="Show one in the region below">
        {TOASTS.map((toast) => (
          <Button key={toast.id} size="small" onClick={() => showToast(toast)}>
            Show {toast.type}
          </Button>
        ))}
      </ComponentSample>
      <ComponentSample name="NoticeBar: offline, not saved" flush>
        <div>
          <NoticeBar kind="offline">You're offline. Your work stays on this device.</NoticeBar>
          <NoticeBar kind="not-saved" action={{ label: "Retry", onSelect: nothing }}>
            Not saved
          </NoticeBar>
        </div>
      </ComponentSample>
      <ComponentSample name="EmptyState">
        <SampleColumn>
          <EmptyState
            icon={<MapPinned size={28} strokeWidth={1.6} />}
            title="No projects yet"
            action={<Button variant="primary">Create a Project</Button>}
          >
            Pick a map and fill its regions with your photos.
          </EmptyState>
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="ErrorState">
        <SampleColumn>
          <ErrorState
            message="We could not find that page."
            action={<Button variant="primary">Return Home</Button>}
          />
        </SampleColumn>
      </ComponentSample>
    </SampleGroup>
  );
}
