import { Download } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { saveBlob } from '../../../grid/export/save-blob.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { shownYuan } from './poster-content.ts'

export interface PosterDownloadProps {
  readonly code: PayCode
  readonly poster: RefObject<HTMLCanvasElement | null>
}

/** Saves the poster as an image file. @source FEE-029 */
export function PosterDownload({ code, poster }: PosterDownloadProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const common = useMessages(commonMessages)
  const notify = useNotify()
  const download = (): void => {
    const failed = (): void => notify({ tone: 'error', title: common.downloadFailed })
    if (!poster.current) {
      failed()
      return
    }
    poster.current.toBlob((blob) => {
      if (blob) saveBlob(blob, texts.fileName({ order: code.orders[0]?.billNo ?? '', amount: shownYuan(code.amount) }))
      else failed()
    }, 'image/png')
  }
  return (
    <Button variant="primary" icon={<Download aria-hidden />} onClick={download}>
      {texts.download}
    </Button>
  )
}
