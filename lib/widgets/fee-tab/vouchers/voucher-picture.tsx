import { type ReactElement, useState } from 'react'
import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import { FileGlyph } from '../../../field/documents/file-glyph.tsx'
import { useFileUrl, withParameter } from '../../../field/documents/use-file-url.ts'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'

export interface VoucherPictureProps {
  readonly document: StoredDocument
  readonly onOpen: (opener: HTMLElement) => void
}

/** One of the image widths the server offers; twice the column width for high-density screens. */
const WIDTH = '960'
const frame = css({
  display: 'block',
  width: '100%',
  padding: '0',
  borderWidth: '1px',
  borderColor: 'line',
  cursor: 'pointer',
  '& > img': { display: 'block', width: '100%' },
})
const instead = css({ display: 'grid', placeItems: 'center', minHeight: '320px', overflowWrap: 'anywhere' })

/** A voucher at full width. What cannot be rendered shows its name, and the viewer explains why. */
export function VoucherPicture({ document: { url, name, format }, onOpen }: VoucherPictureProps): ReactElement {
  const texts = useMessages(feeExaminationMessages)
  const src = useFileUrl(withParameter(url, 'w', WIDTH))
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <button
      type="button"
      className={frame}
      aria-label={texts.enlarge({ name: name ?? '' })}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {src === null || failed === src ? (
        <span className={instead}>
          <FileGlyph name={name ?? ''} format={format} />
          {name}
        </span>
      ) : (
        <img src={src} alt="" onError={() => setFailed(src)} />
      )}
    </button>
  )
}
