/** What a list needs only when somebody asks for it, as one chunk: many small ones would cost more than they save. */
export { BulkDialog } from './bulk-dialog.tsx'
export { ColumnSettings } from './column-settings.tsx'
export { ExportDialog } from './export-dialog.tsx'
export { PageJump } from './page-jump.tsx'
export { ReasonDialog } from './reason-dialog.tsx'
export { RowMenu } from './row-menu.tsx'
export { SelectionBar } from './selection-bar.tsx'
export { ViewSettings } from './view-settings.tsx'
