/** Widgets that pages of a partner may show (PARTNER_WIDGET). @public */
export const PARTNER_WIDGET = {
  projectDetail: 'PROJECT_DETAIL',
  feeTab: 'FEE_TAB',
  flowTab: 'FLOW_TAB',
  papersTab: 'PAPERS_TAB',
  formPreview: 'FORM_PREVIEW',
  configGrid: 'CONFIG_GRID',
  imageViewer: 'IMAGE_VIEWER',
} as const
/** The code of a widget that pages of a partner may show. @public */
export type PartnerWidget = (typeof PARTNER_WIDGET)[keyof typeof PARTNER_WIDGET]

const KNOWN = new Set<string>(Object.values(PARTNER_WIDGET))

export function isPartnerWidget(code: string): code is PartnerWidget {
  return KNOWN.has(code)
}
