import { FloatingPanel } from "../../../ui/layout/Card.tsx";
import { PictureTag } from "../../../ui/pictures/PictureTile.tsx";
import { Avatar } from "../../../ui/status/Avatar.tsx";
import { Badge, CountBadge } from "../../../ui/status/Badge.tsx";
import { ProgressBar } from "../../../ui/status/ProgressBar.tsx";
import { ProgressRing } from "../../../ui/status/ProgressRing.tsx";
import { QualityBadge, type QualityTier } from "../../../ui/status/QualityBadge.tsx";
import { SaveStatus } from "../../../ui/status/SaveStatus.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { Spinner } from "../../../ui/status/Spinner.tsx";
import { ComponentSample, SampleColumn, SampleGroup } from "./SampleGroup.tsx";

const TIERS: readonly QualityTier[] = [
  "great",
  "good",
  "not-great",
  "blurry",
  "very-blurry",
  "bare-corner",
  "bare-edge",
];

export function StatusSamples() {
  return (
    <SampleGroup title="Status">
      <ComponentSample name="QualityBadge">
        {TIERS.map((tier) => (
          <QualityBadge key={tier} tier={tier} />
        ))}
      </ComponentSample>
      <ComponentSample name="QualityBadge with its reason">
        <SampleColumn>
          <QualityBadge tier="great" detail="Sharp at 36 × 24 in" />
          <QualityBadge tier="blurry" detail="Soft at 36 × 24 in" />
          <QualityBadge tier="very-blurry" detail="Too few pixels for 36 × 24 in" />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="Badge, CountBadge, Tag, Avatar">
        <Badge>Submitted</Badge>
        <Badge tone="accent">YOU ARE A Collaborator</Badge>
        <Badge tone="leaf">Included</Badge>
        <Badge tone="honey">HIDDEN</Badge>
        <Badge tone="brick">Not Included</Badge>
        <CountBadge count={2} noun="suggestions" />
        <CountBadge count={120} noun="suggestions" />
        <CountBadge count={2} noun="items in your cart" tone="ink" />
        <PictureTag>Most Popular</PictureTag>
        <Avatar name="A B" />
        <Avatar name="B C" />
        <Avatar name="C" />
        <Avatar name="D E" />
      </ComponentSample>
      <ComponentSample name="ProgressRing" onCanvas>
        <FloatingPanel>
          <ProgressRing value={23} total={50} noun="states" />
        </FloatingPanel>
        <FloatingPanel>
          <ProgressRing value={0} total={83} noun="counties" />
        </FloatingPanel>
        <FloatingPanel>
          <ProgressRing value={50} total={50} noun="states" />
        </FloatingPanel>
      </ComponentSample>
      <ComponentSample name="ProgressBar">
        <SampleColumn>
          <ProgressBar label="Uploading 3 photos" share={0.62} />
          <ProgressBar label="Preparing your print" />
        </SampleColumn>
      </ComponentSample>
      <ComponentSample name="SaveStatus and Spinner">
        <SaveStatus state="saved">Saved just now</SaveStatus>
        <SaveStatus state="saving">Saving</SaveStatus>
        <SaveStatus state="failed">Not saved</SaveStatus>
        <SaveStatus state="offline">Offline, kept in this browser</SaveStatus>
        <Spinner label="Loading" />
      </ComponentSample>
      <ComponentSample name="Skeleton">
        <SampleColumn>
          <Skeleton shape="tile" height={120} />
          <Skeleton height={22} width="60%" />
          <Skeleton height={16} width="85%" />
        </SampleColumn>
      </ComponentSample>
    </SampleGroup>
  );
}
