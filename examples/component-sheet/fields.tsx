import { FangkitProvider } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import type { ReactElement } from 'react'
import { FILLED, kindForms, kindRows, kinds } from './kinds.ts'
import type { Look } from './look.ts'
import { SheetPart } from './sections/sheet-part.tsx'

const transport = createMemoryTransport({ grids: [kinds], gridRows: [kindRows] })
const auth = createMemoryAuth()

export interface FieldsSectionProps {
  readonly look: Look
}

/** Shows a list cell and a form input for every field kind. Both are drawn from the declaration alone. */
export function FieldsSection({ look }: FieldsSectionProps): ReactElement {
  return (
    <SheetPart title="字段" note="全部字段类型：只读、锁定、必填、空">
      {/* [2] A list and its forms are widgets: they take their look from the provider. */}
      <FangkitProvider transport={transport} auth={auth} appearance={look}>
        <ConfigGrid definition={kinds} readOnly />
        <ConfigGrid definition={kindForms} action="VIEW" recordId={FILLED} />
        <ConfigGrid definition={kindForms} action="EDIT" recordId={FILLED} />
        <ConfigGrid definition={kindForms} action="ADD" />
      </FangkitProvider>
    </SheetPart>
  )
}
