import { MessageSquareText } from 'lucide-react'
import type { ReactElement } from 'react'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { codeAddress } from './code-view.tsx'
import { minuteOf, type Payer, shownYuan } from './poster-content.ts'
import { useCopy } from './use-copy.ts'

export interface CopySmsProps {
  readonly code: PayCode
  readonly payer: Payer | null
}

/** Copies a message to the payer with the address of the code; the user sends it from a phone of their own. */
export function CopySms({ code, payer }: CopySmsProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const { client } = useFangkit()
  const copy = useCopy()
  const text = texts.sms({
    who: payer?.name ?? '',
    project: code.prjName,
    amount: shownYuan(code.amount),
    until: minuteOf(code.expiresAt),
    url: codeAddress(client, code.qrcodeUrl),
  })
  return (
    <Button icon={<MessageSquareText aria-hidden />} title={text} onClick={() => copy(text)}>
      {texts.copySms}
    </Button>
  )
}
