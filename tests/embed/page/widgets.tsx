import { ConfigGrid } from 'fangkit/config-grid'
import { FeeTab } from 'fangkit/fee-tab'
import { FlowTab } from 'fangkit/flow-tab'
import { FormPreview } from 'fangkit/form-preview'
import { ImageViewer } from 'fangkit/image-viewer'
import { PapersTab } from 'fangkit/papers-tab'
import { ProjectDetail } from 'fangkit/project-detail'
import { type ReactElement, useState } from 'react'
import { holidays } from '../../../examples/config-grid/holidays.ts'
import { pictures } from '../../../examples/image-viewer/pictures.ts'
import { type Also, HOST_COLOUR } from '../shown.ts'
import type { WidgetName } from '../widget-names.ts'
import { manyMatters, matters } from './matters.ts'

export type LooseProps = Readonly<Record<string, unknown>>

/** The props of each widget: cases of the demo data with content. The pictures come from the page's own server. */
export const DEFAULT_PROPS = {
  'project-detail': { projectId: 'demo-project-01', action: 'EDIT' },
  'fee-tab': { projectId: 'demo-project-05' },
  'flow-tab': { projectId: 'demo-project-54' },
  'papers-tab': { projectId: 'demo-project-54' },
  'form-preview': { projectId: 'demo-project-44' },
  'config-grid': { definition: holidays },
  'image-viewer': { items: pictures.filter(({ src }) => !src.startsWith('data:')) },
} as const satisfies Readonly<Record<WidgetName, LooseProps>>

/** An object that throws on every property access. */
const broken = new Proxy(
  {},
  {
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: '' }),
    get: () => {
      throw new Error('a text of the host')
    },
  },
)
const packOf = (widget: WidgetName): string => widget.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Props that cannot be serialised from a test to this page. */
export const PREPARED: Readonly<Record<Also, (widget: WidgetName) => LooseProps>> = {
  'a colour of the host': () => ({ appearance: { variables: { '--fk-colors-brand': HOST_COLOUR } } }),
  'a list that names other records': () => ({ definition: matters }),
  'a list of 200 rows': () => ({ definition: manyMatters, defaultQuery: { pageSize: 200 } }),
  'a picture that is not there': () => ({ items: [{ src: 'data:image/png;base64,AAAA', alt: '已损坏的样例图片' }] }),
  'a text that crashes': (widget) => ({ messages: { [packOf(widget)]: broken } }),
}

/** A viewer that its host opens and that closes itself. */
function Pictures(props: LooseProps): ReactElement {
  const [open, setOpen] = useState(false)
  const close = typeof props['onClose'] === 'function' ? props['onClose'] : null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开图片
      </button>
      <ImageViewer
        {...DEFAULT_PROPS['image-viewer']}
        {...props}
        open={open}
        onClose={() => {
          setOpen(false)
          return close?.()
        }}
      />
    </>
  )
}

/** Each widget as a partner renders it. */
export const WIDGETS: Readonly<Record<WidgetName, (props: LooseProps) => ReactElement>> = {
  'project-detail': (props) => <ProjectDetail {...DEFAULT_PROPS['project-detail']} {...props} />,
  'fee-tab': (props) => <FeeTab {...DEFAULT_PROPS['fee-tab']} {...props} />,
  'flow-tab': (props) => <FlowTab {...DEFAULT_PROPS['flow-tab']} {...props} />,
  'papers-tab': (props) => <PapersTab {...DEFAULT_PROPS['papers-tab']} {...props} />,
  'form-preview': (props) => <FormPreview {...DEFAULT_PROPS['form-preview']} {...props} />,
  'config-grid': (props) => <ConfigGrid {...DEFAULT_PROPS['config-grid']} {...props} />,
  'image-viewer': (props) => <Pictures {...props} />,
}
