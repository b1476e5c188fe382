import type { AnyTable } from './element-table.ts'
import { configGridTable } from './tables/config-grid-table.ts'
import { feeTabTable } from './tables/fee-tab-table.ts'
import { flowTabTable } from './tables/flow-tab-table.ts'
import { formPreviewTable } from './tables/form-preview-table.ts'
import { imageViewerTable } from './tables/image-viewer-table.ts'
import { papersTabTable } from './tables/papers-tab-table.ts'
import { projectDetailTable } from './tables/project-detail-table.ts'

/** Every widget that can be embedded, in the order of the reference. */
export const ELEMENT_TABLES = {
  'project-detail': projectDetailTable,
  'fee-tab': feeTabTable,
  'flow-tab': flowTabTable,
  'papers-tab': papersTabTable,
  'form-preview': formPreviewTable,
  'config-grid': configGridTable,
  'image-viewer': imageViewerTable,
} satisfies Readonly<Record<string, AnyTable>>

export type WidgetName = keyof typeof ELEMENT_TABLES
