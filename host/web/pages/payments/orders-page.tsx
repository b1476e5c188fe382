import { type ReactElement, useState } from 'react'
import { FilePlus2, FileUp, Undo2 } from 'lucide-react'
import { useAuthUser } from 'fangkit'
import { Button } from 'fangkit/ui'
import { GridPage } from '../grid-page.tsx'
import { ImportOrdersDialog } from './import-orders-dialog.tsx'
import { paymentMessages } from './payments-messages.ts'
import { PrepaidOrderDrawer } from './prepaid-order-drawer.tsx'
import { TakeBackOrderDialog } from './take-back-order-dialog.tsx'
import './payments.css'

const tools = 'portal-payments-tools'

/**
 * /SaleOrderMGrid: the orders of all cases; finance adds orders that were paid elsewhere.
 * @source ROU-008, ruling 22
 */
export function OrdersPage(): ReactElement {
  const text = paymentMessages
  const isFinance = useAuthUser().data?.isFinance === true
  const [open, setOpen] = useState<'add' | 'import' | 'takeBack' | null>(null)
  const close = () => setOpen(null)
  const above = isFinance ? (
    <div className={tools}>
      <Button size="sm" icon={<FilePlus2 />} onClick={() => setOpen('add')}>
        {text.add}
      </Button>
      <Button size="sm" icon={<FileUp />} onClick={() => setOpen('import')}>
        {text.import}
      </Button>
      <Button size="sm" icon={<Undo2 />} onClick={() => setOpen('takeBack')}>
        {text.takeBack}
      </Button>
    </div>
  ) : null
  return (
    <>
      <GridPage above={above} />
      {open === 'add' ? <PrepaidOrderDrawer onClose={close} /> : null}
      {open === 'takeBack' ? <TakeBackOrderDialog onClose={close} /> : null}
      {open === 'import' ? <ImportOrdersDialog onClose={close} /> : null}
    </>
  )
}
