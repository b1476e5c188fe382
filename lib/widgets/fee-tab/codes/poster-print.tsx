import { Printer } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { printInFrame } from '../../../ui/dom/print-in-frame.ts'

export interface PosterPrintProps {
  readonly poster: RefObject<HTMLCanvasElement | null>
}

/** Prints the poster alone, without the page around it. @source FEE-029 */
export function PosterPrint({ poster }: PosterPrintProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const notify = useNotify()
  const failed = (): void => notify({ tone: 'error', title: texts.printFailed })
  const print = (): void => {
    const canvas = poster.current
    if (canvas?.parentElement) void printInFrame(canvas.parentElement, (page) => drawPoster(page, canvas)).catch(failed)
    else failed()
  }
  return (
    <Button icon={<Printer aria-hidden />} onClick={print}>
      {texts.print}
    </Button>
  )
}

/** Copies the poster into an empty document, as wide as a third of a sheet. */
function drawPoster(page: Document, poster: HTMLCanvasElement): void {
  const copy = page.createElement('canvas')
  copy.width = poster.width
  copy.height = poster.height
  copy.getContext('2d')?.drawImage(poster, 0, 0)
  Object.assign(copy.style, { display: 'block', width: '110mm', marginInline: 'auto' })
  page.title = poster.getAttribute('aria-label') ?? ''
  page.body.replaceChildren(copy)
}
