import { resolveOutputOption } from "@photomap/design";
import { formatMessage, pageMessages, printingMessages } from "@photomap/messages";
import { type PackingMode, sizeModesOf } from "@photomap/printing";
import { can } from "@photomap/project";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
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
import { PictureTile } from "../../ui/pictures/PictureTile.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { PrintProductPicture } from "../pictures/PrintProductPicture.tsx";
import { listPrintProducts } from "../pictures/print-products.ts";
import { PrintScreenFrame } from "./PrintScreenFrame.tsx";
import styles from "./PrintServiceChooser.module.css";
import { ServicePicture } from "./ServicePicture.tsx";
import { StickersPicture } from "./StickersPicture.tsx";

interface PrintChooserProps {
  readonly project: OpenProject;
  readonly photoUrl: FindPhotoUrl;
  /** The packing mode stored by the print screen, for whose menu the sizes are listed. */
  readonly packingMode: PackingMode;
}

export function PrintServiceChooser({ project, photoUrl, packingMode }: PrintChooserProps) {
  const offered = useOfferedServices(project);
  const policy = useViewerPolicy(project.store);
  return (
    <PrintScreenFrame project={project} title={formatMessage(printingMessages.chooseMethod)}>
      {offered.length === 0 ? (
        <NoService canOrder={can(policy, "order")} />
      ) : (
        <ul className={styles.services}>
          {offered.map((service) => (
            <li key={service.id}>
              <ServiceCard
                service={service}
                packingMode={packingMode}
                picture={
                  service.id === "STICKERS" ? (
                    <StickersPicture project={project} photoUrl={photoUrl} />
                  ) : (
                    <ServicePicture project={project} service={service} photoUrl={photoUrl} />
                  )
                }
              >
                {service.id === "DOWNLOAD" ? (
                  <HomeProducts project={project} photoUrl={photoUrl} />
                ) : null}
              </ServiceCard>
            </li>
          ))}
        </ul>
      )}
    </PrintScreenFrame>
  );
}

interface ServiceCardProps {
  readonly service: OfferedService;
  readonly packingMode: PackingMode;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

function ServiceCard({ service, packingMode, picture, children }: ServiceCardProps) {
  const sizes = sizeModesOf(service, packingMode).map(({ name }) => name);
  return (
    <Link
      to={service.path}
      className={styles.card ?? ""}
      onClick={() => storePreferredService(service)}
    >
      <div className={styles.art}>
        <PictureTile {...(service.isPrimary && { tag: formatMessage(pageMessages.mostPopular) })}>
          {picture}
        </PictureTile>
      </div>
      <h2>{service.name}</h2>
      <p>{service.description}</p>
      {children}
      {sizes.length > 0 ? <p className={styles.sizes}>{sizes.join(", ")}</p> : null}
    </Link>
  );
}

/** The products of printing at home, as on its screen. */
function HomeProducts({ project, photoUrl }: Omit<PrintChooserProps, "packingMode">) {
  const { design, store } = project;
  const content = useProjectState(store, (state) => state.content);
  const pictured = { design, content, option: resolveOutputOption(design, content) };
  return (
    <ul className={styles.products}>
      {listPrintProducts(design, content.outputScale).map(({ id, name, description }) => (
        <li key={id}>
          <PrintProductPicture product={id} pictured={pictured} photoUrl={photoUrl} />
          <p>
            <strong>{name}</strong>
            {description}
          </p>
        </li>
      ))}
    </ul>
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
