import { FileUp } from 'lucide-react'
import { type ReactElement, Suspense, useState } from 'react'
import type { Grid } from '../../domain/grid/define-grid.ts'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog))

/** Opens the import of rows from a file. */
export function ImportButton({ grid }: { readonly grid: Grid }): ReactElement {
  const texts = useMessages(configGridMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        {texts.import}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ImportDialog grid={grid} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
