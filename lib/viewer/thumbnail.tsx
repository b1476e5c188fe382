import { ImageOff } from 'lucide-react'
import { type CSSProperties, memo, type ReactElement, useState } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'

export interface ThumbnailProps {
  /** Null for a document without a picture. */
  readonly src: string | null
  readonly name: string
  readonly place: number
  readonly current: boolean
  /** Must be the same function each time. */
  readonly onChoose: (place: number) => void
}

const box = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'line',
  color: 'ink-3',
  cursor: 'pointer',
  padding: '2px',
})

const whole: CSSProperties = { display: 'grid', gap: 2, flex: 'none', width: 76, cursor: 'pointer' }
const caption: CSSProperties = {
  overflow: 'hidden',
  fontSize: 12,
  lineHeight: '18px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}

/** One thumbnail button. Memoised, because there may be a thousand of them. */
export const Thumbnail = memo(function Thumbnail({
  src,
  name,
  place,
  current,
  onChoose,
}: ThumbnailProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const [failed, setFailed] = useState<string | null>(null)
  const isLost = src !== null && failed === src
  return (
    <button
      type="button"
      title={name}
      aria-label={isLost ? `${name} ${text.failed}` : name}
      aria-current={current}
      tabIndex={current ? 0 : -1}
      style={whole}
      onClick={() => onChoose(place)}
    >
      <span
        className={box}
        style={{ height: 56, ...(current ? { borderColor: 'var(--fk-colors-brand)', borderWidth: 2 } : {}) }}
      >
        {src === null ? (
          // The end of its name, such as PDF.
          <span aria-hidden>{name.slice(name.lastIndexOf('.') + 1).toUpperCase()}</span>
        ) : isLost ? (
          <ImageOff aria-hidden size={18} />
        ) : (
          <img
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            style={{ maxWidth: '100%', maxHeight: 48, objectFit: 'contain' }}
            onError={() => setFailed(src)}
          />
        )}
      </span>
      <span style={{ ...caption, color: `var(--fk-colors-${isLost ? 'bad' : 'ink-2'})` }}>
        {isLost ? text.failed : name.replace(/\.\w+$/, '')}
      </span>
    </button>
  )
})
