import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { flag } from '../ui/dom/flag.ts'

export interface PageTurnsProps {
  readonly index: number
  readonly last: number
  /** Does nothing past the ends. */
  readonly onPage: (direction: 1 | -1) => void
}

const beside = (side: 'left' | 'right'): CSSProperties => ({
  position: 'absolute',
  top: '50%',
  [side]: 16,
  transform: 'translateY(-50%)',
  borderRadius: 999,
})

/** The buttons for the previous and the next item, at both sides of the current one. */
export function PageTurns({ index, last, onPage }: PageTurnsProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const page = (side: 'left' | 'right', direction: 1 | -1, label: string, can: boolean): ReactElement => (
    <IconButton
      label={label}
      icon={direction < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
      title={text.withKey({ label, key: direction < 0 ? '←' : '→' })}
      aria-keyshortcuts={direction < 0 ? 'ArrowLeft' : 'ArrowRight'}
      size="lg"
      variant="bordered"
      style={beside(side)}
      aria-disabled={!can}
      data-disabled={flag(!can)}
      onClick={() => onPage(direction)}
    />
  )
  return (
    <>
      {page('left', -1, text.previous, index > 0)}
      {page('right', 1, text.next, index < last)}
    </>
  )
}
