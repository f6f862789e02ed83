export interface ReconcileDialogProps {
  readonly orderId: string;
  readonly onClose: () => void;
}
