import { configGridTable } from '../widgets/config-grid/config-grid-table.ts'
import { feeTabTable } from '../widgets/fee-tab/fee-tab-table.ts'
import { flowTabTable } from '../widgets/flow-tab/flow-tab-table.ts'
import { formPreviewTable } from '../widgets/form-preview/form-preview-table.ts'
import { imageViewerTable } from '../widgets/image-viewer/image-viewer-table.ts'
import { papersTabTable } from '../widgets/papers-tab/papers-tab-table.ts'
import { projectDetailTable } from '../widgets/project-detail/project-detail-table.ts'
import type { AnyTable } from '../widgets/widget-table.ts'

/** The table of every widget that can be embedded, in the order of the reference. */
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
