/**
 * What the field metadata of an installation says about one table of one project. It overrides the declaration without
 * changing it.
 * @public
 */
export interface Overlay {
  /** Labels by field, in place of the declared and the conditional ones. */
  readonly labels: Readonly<Record<string, string>>
  /** Fields that must be filled, beside the declared ones. */
  readonly required: ReadonlySet<string>
  /** Fields that can be read but not edited. */
  readonly locked: ReadonlySet<string>
  /** Fields that are not shown, whatever the conditions say. */
  readonly hidden: ReadonlySet<string>
  /** Help identifier by field. */
  readonly help: Readonly<Record<string, string>>
}

/** The overlay that leaves every field as it is declared. */
export const NO_OVERLAY: Overlay = { labels: {}, required: new Set(), locked: new Set(), hidden: new Set(), help: {} }
