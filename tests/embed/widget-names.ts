/** The widgets partners embed, by the names they have in reports. */
export const WIDGET_NAMES = [
  'project-detail',
  'fee-tab',
  'flow-tab',
  'papers-tab',
  'form-preview',
  'config-grid',
  'image-viewer',
] as const
export type WidgetName = (typeof WIDGET_NAMES)[number]
