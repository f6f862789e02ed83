import { Component, type ReactNode } from "react";
import { reportShownError } from "../../platform/errors/report-error.ts";
import { PageError } from "../../ui/layout/PageError.tsx";

interface IslandBoundaryProps {
  readonly children: ReactNode;
}

/** Shows that an island has failed, and reports it. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportShownError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageError isMissing={false} /> : this.props.children;
  }
}
