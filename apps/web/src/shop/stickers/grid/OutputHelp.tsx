import { type OutputType, outputTypeName } from "@photomap/design";
import { X } from "lucide-react";
import { Link } from "react-router";
import { IconButton } from "../../../ui/buttons/IconButton.tsx";
import styles from "./Notice.module.css";

interface OutputHelpProps {
  readonly outputType: OutputType;
  readonly regionType: string;
  readonly onClose: () => void;
}

/** What is delivered. */
export function OutputHelp({ outputType, regionType, onClose }: OutputHelpProps) {
  return (
    <section className={styles.notice} aria-label="What you get">
      <p>
        Each sticker has the photos of one {regionType}, cut to its shape in the size of your{" "}
        {outputTypeName(outputType)}, to peel off and stick on. We print your map as it is now and
        mail the stickers to you. Pay with money or{" "}
        <Link to="/help/sticker-tokens">sticker tokens</Link>.
      </p>
      <IconButton
        label="Hide what you get"
        icon={<X size={20} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onClose}
      />
    </section>
  );
}
