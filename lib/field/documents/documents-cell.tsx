import { type ReactNode, Suspense, useState } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import type { CellProps } from '../cell-props.ts'
import { documentIds } from './document-ids.ts'

const DocumentsDialog = lazyPart(() => import('./documents-dialog.tsx').then(({ DocumentsDialog }) => DocumentsDialog))

/**
 * Shows how many documents there are. They are loaded when the user opens the cell, so a list of records loads none.
 */
export function DocumentsCell({ field, value }: CellProps): ReactNode {
  const texts = useMessages(fieldMessages)
  const [open, setOpen] = useState(false)
  const ids = documentIds(value)
  if (ids.length === 0) return null
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.fileCount({ count: ids.length })}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <DocumentsDialog label={field.label} ids={ids} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
