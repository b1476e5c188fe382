import type { ReactElement } from 'react'
import type { StoredDocument } from '../../../contract/document/file-calls.ts'
import { DocumentThumb } from '../../../field/documents/document-thumb.tsx'
import { feeExaminationMessages } from '../../../locale/zh-cn/fees/fee-examinations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'

export interface VoucherThumbsProps {
  readonly pictures: readonly StoredDocument[]
  readonly shown: StoredDocument | undefined
  readonly onShow: (at: number) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })

/** Thumbnails of the vouchers of an entry; the one shown large is pressed. */
export function VoucherThumbs({ pictures, shown, onShow }: VoucherThumbsProps): ReactElement {
  const texts = useMessages(feeExaminationMessages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style
    <div className={row} role="group" aria-label={texts.vouchers}>
      {pictures.map((one, at) => (
        <Button
          key={one.documentId}
          variant={one === shown ? 'default' : 'text'}
          aria-pressed={one === shown}
          aria-label={texts.showVoucher({ name: one.name ?? '' })}
          onClick={() => onShow(at)}
        >
          <DocumentThumb document={one} />
        </Button>
      ))}
    </div>
  )
}
