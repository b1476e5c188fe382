import { ImageOff } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { imageViewerMessages } from '../../locale/zh-cn/image-viewer.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'

export interface ThumbnailProps {
  readonly src: string
  readonly name: string
  readonly current: boolean
  readonly onChoose: () => void
}

const box = css({ display: 'grid', placeItems: 'center', flex: 'none', borderRadius: 'md', borderWidth: '1px', borderColor: 'line', color: 'ink-3', cursor: 'pointer', padding: '2px' })

/** One small picture to press. */
export function Thumbnail({ src, name, current, onChoose }: ThumbnailProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const [failed, setFailed] = useState(false)
  return (
    <button
      type="button"
      title={name}
      aria-label={failed ? `${name} ${text.failed}` : name}
      aria-current={current}
      tabIndex={current ? 0 : -1}
      className={box}
      style={{ width: 76, height: 56, ...(current ? { borderColor: 'var(--fk-colors-brand)', borderWidth: 2 } : {}) }}
      onClick={onChoose}
    >
      {failed
        ? <ImageOff aria-hidden size={18} />
        : <img src={src} alt="" loading="lazy" draggable={false} style={{ maxWidth: '100%', maxHeight: 48, objectFit: 'contain' }} onError={() => setFailed(true)} />}
    </button>
  )
}
