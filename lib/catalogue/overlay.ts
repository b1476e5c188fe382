/**
 * What the field metadata of an installation says about one table of one project. It overrides the declaration without
 * changing it.
 * @public
 */
export interface Overlay {
  readonly labels: Readonly<Record<string, string>>
  readonly required: ReadonlySet<string>
  readonly locked: ReadonlySet<string>
  readonly hidden: ReadonlySet<string>
  /** Help identifier by field. */
  readonly help: Readonly<Record<string, string>>
}

/** The overlay that leaves every field as it is declared. */
export const NO_OVERLAY: Overlay = { labels: {}, required: new Set(), locked: new Set(), hidden: new Set(), help: {} }
