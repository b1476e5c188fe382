import type { ComponentType, Ref } from 'react'
import type { WidgetName } from './tables.ts'

export type DrawnProps = Readonly<Record<string, unknown>> & { readonly ref: Ref<object> }
/** The component of a widget as elements render it. Its props are checked against the widget's table first. */
export type DrawnWidget = ComponentType<DrawnProps>
type Loader = () => Promise<DrawnWidget>

// adapter: the props come from the table of the same widget and were checked against it
const drawn = (Widget: unknown): DrawnWidget => Widget as DrawnWidget

/** Loads each widget from a file of its own, so a page with one tag loads one file. The functions are stable. */
export const LOADERS: Readonly<Record<WidgetName, Loader>> = {
  'project-detail': () =>
    import('../widgets/project-detail/project-detail.tsx').then(({ ProjectDetail }) => drawn(ProjectDetail)),
  'fee-tab': () => import('../widgets/fee-tab/fee-tab.tsx').then(({ FeeTab }) => drawn(FeeTab)),
  'flow-tab': () => import('../widgets/flow-tab/flow-tab.tsx').then(({ FlowTab }) => drawn(FlowTab)),
  'papers-tab': () => import('../widgets/papers-tab/papers-tab.tsx').then(({ PapersTab }) => drawn(PapersTab)),
  'form-preview': () =>
    import('../widgets/form-preview/form-preview.tsx').then(({ FormPreview }) => drawn(FormPreview)),
  'config-grid': () => import('../widgets/config-grid/config-grid.tsx').then(({ ConfigGrid }) => drawn(ConfigGrid)),
  'image-viewer': () =>
    import('../widgets/image-viewer/image-viewer.tsx').then(({ ImageViewer }) => drawn(ImageViewer)),
}
