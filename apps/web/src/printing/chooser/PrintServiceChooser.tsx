import { formatMessage, pageMessages, printingMessages } from "@photomap/messages";
import {
  type PackingMode,
  type PrintService,
  type PrintServiceId,
  sizeModesOf,
} from "@photomap/printing";
import { can } from "@photomap/project";
import { Printer } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import {
  type OfferedService,
  storePreferredService,
  useOfferedServices,
} from "../../project/map-editor/print-services.ts";
import type { OpenProject } from "../../project/store/loading/open-project.ts";
import type { FindPhotoUrl } from "../../project/store/photo-addresses.ts";
import { useProjectState, useViewerPolicy } from "../../project/store/project-context.ts";
import { LinkButton } from "../../ui/buttons/LinkButton.tsx";
import { PictureTag } from "../../ui/pictures/PictureTile.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { listPrintProducts } from "../pictures/print-products.ts";
import { MissingServiceCard } from "./MissingServiceCard.tsx";
import { PrintScreenFrame } from "./PrintScreenFrame.tsx";
import styles from "./PrintServiceChooser.module.css";
import { ServicePicture } from "./ServicePicture.tsx";
import { StickersPicture } from "./StickersPicture.tsx";
import { useMissingServices } from "./use-missing-services.ts";

/** Loaded after the other cards: prices and the drawing of products are code of the shop. */
const ProductCard = lazy(async () => ({
  default: (await import("./ProductCard.tsx")).ProductCard,
}));

/** A service keeps its place when the map gets it or loses it. */
const ORDER: readonly PrintServiceId[] = ["STICKERS", "WALGREENS", "DOWNLOAD"];
const MAX_COLUMNS = 4;

interface PrintChooserProps {
  readonly project: OpenProject;
  readonly photoUrl: FindPhotoUrl;
  /** The packing mode stored by the print screen, for whose menu the sizes are listed. */
  readonly packingMode: PackingMode;
}

export function PrintServiceChooser({ project, photoUrl, packingMode }: PrintChooserProps) {
  const offered = useOfferedServices(project);
  const missing = useMissingServices(project);
  const policy = useViewerPolicy(project.store);
  const outputType = useProjectState(project.store, ({ content }) => content.outputType);
  const list = useRef<HTMLUListElement>(null);
  const { hasGivenMat, giveMat } = useMat(project, list);
  const canOrder = can(policy, "order");
  const hasProduct = canOrder && outputType !== "VEHICLE_MAP";
  const count = offered.length + missing.length + (hasProduct ? 1 : 0);
  const drawPicture = (service: PrintService) =>
    service.id === "STICKERS" ? (
      <StickersPicture project={project} photoUrl={photoUrl} />
    ) : (
      <ServicePicture project={project} service={service} photoUrl={photoUrl} />
    );
  return (
    <PrintScreenFrame project={project} title={formatMessage(printingMessages.chooseMethod)}>
      {offered.length === 0 ? (
        <NoService canOrder={canOrder} />
      ) : (
        <ul
          ref={list}
          className={styles.services}
          style={{ "--count": Math.min(MAX_COLUMNS, count) }}
        >
          {hasProduct ? (
            <li>
              <Suspense fallback={<div className={styles.card} aria-busy />}>
                <ProductCard project={project} photoUrl={photoUrl} />
              </Suspense>
            </li>
          ) : null}
          {ORDER.map((id) => {
            const service = offered.find((each) => each.id === id);
            const lack = missing.find((each) => each.service.id === id);
            if (service !== undefined) {
              return (
                <li key={id}>
                  <ServiceCard
                    project={project}
                    service={service}
                    packingMode={packingMode}
                    picture={drawPicture(service)}
                  />
                </li>
              );
            }
            return lack === undefined ? null : (
              <li key={id}>
                <MissingServiceCard
                  missing={lack}
                  picture={drawPicture(lack.service)}
                  onUseMat={giveMat}
                />
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {hasGivenMat ? "This map has a mat now. You can pick up its prints." : ""}
      </p>
    </PrintScreenFrame>
  );
}

/** Gives the map a mat, and moves the focus to what that makes available. */
function useMat({ design, store }: OpenProject, list: RefObject<HTMLElement | null>) {
  const [hasGivenMat, setGivenMat] = useState(false);
  const canEdit = can(useViewerPolicy(store), "edit");
  const option = design.outputOptions.find(({ type }) => type === "MATBOARD_WALL_MAP");
  useEffect(() => {
    if (hasGivenMat) list.current?.querySelector<HTMLElement>('a[href$="/walgreens"]')?.focus();
  }, [hasGivenMat, list]);
  if (!canEdit || option === undefined) return { hasGivenMat, giveMat: undefined };
  const giveMat = () => {
    const details = { outputType: option.type, outputScale: option.scale };
    store.edit({ type: "SET_DETAILS", details });
    void store.save();
    setGivenMat(true);
  };
  return { hasGivenMat, giveMat };
}

interface ServiceCardProps {
  readonly project: OpenProject;
  readonly service: OfferedService;
  readonly packingMode: PackingMode;
  readonly picture: ReactNode;
}

function ServiceCard({ project, service, packingMode, picture }: ServiceCardProps) {
  const { design } = project;
  const sizes = sizeModesOf(service, packingMode).map(({ name }) => name);
  const products = service.id === "DOWNLOAD" ? listPrintProducts(design, 1) : [];
  return (
    <Link
      to={service.path}
      className={styles.card ?? ""}
      onClick={() => storePreferredService(service)}
    >
      <div className={styles.art}>{picture}</div>
      <h2>{service.name}</h2>
      {service.isPrimary ? (
        <p className={styles.tag}>
          <PictureTag>{formatMessage(pageMessages.mostPopular)}</PictureTag>
        </p>
      ) : null}
      <p>{service.description}</p>
      {products.length > 0 ? (
        <p className={styles.products}>{products.map(({ name }) => name).join(" · ")}</p>
      ) : null}
      {sizes.length > 0 ? <p className={styles.sizes}>{sizes.join(", ")}</p> : null}
    </Link>
  );
}

/** Shown without services. Everyone who sees the map has all services but stickers. */
function NoService({ canOrder }: { readonly canOrder: boolean }) {
  const contact = (
    <LinkButton to="/contact" variant="primary">
      Contact us
    </LinkButton>
  );
  return (
    <EmptyState
      icon={<Printer size={32} strokeWidth={1.4} aria-hidden="true" />}
      title={canOrder ? "Printing isn't available yet" : "Only the owner can order"}
      action={canOrder ? contact : null}
    >
      {formatMessage(canOrder ? printingMessages.noService : printingMessages.ownerOrders)}
    </EmptyState>
  );
}
