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

/** Explains what is delivered. */
export function OutputHelp({ outputType, regionType, onClose }: OutputHelpProps) {
  return (
    <section className={styles.notice} aria-label="What you get">
      <p>
        Each sticker shows the photos of one {regionType}, cut to its shape and sized for your{" "}
        {outputTypeName(outputType)}. Just peel and stick. We print your map as it is now and mail
        the stickers to you. Pay with money or <Link to="/help/sticker-tokens">sticker tokens</Link>
        .
      </p>
      <IconButton
        label="Hide what you get"
        icon={<X size={20} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onClose}
      />
    </section>
  );
}
