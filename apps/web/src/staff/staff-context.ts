/** Of the layout of the staff area, for its pages. */
export interface StaffContext {
  /** Prices, stock, texts and discounts. */
  readonly canManage: boolean;
}
