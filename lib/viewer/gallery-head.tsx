import { Download, X } from 'lucide-react'
import { type CSSProperties, memo, type ReactElement } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { button, dialog } from '../styled-system/recipes/index.js'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Spinner } from '../ui/indicators/spinner.tsx'
import { useUiText } from '../ui/ui-text.tsx'
import { VisuallyHidden } from '../ui/indicators/visually-hidden.tsx'
import type { ViewerImage } from './gallery-props.ts'
import { downloadName } from './image-name.ts'
import { useDownloadPicture } from './use-download-picture.ts'

export interface GalleryHeadProps {
  readonly titleId: string
  readonly title: string
  readonly item: ViewerImage | undefined
  /** Null when there is only one picture. */
  readonly place: string | null
  readonly onClose: () => void
}

const small = css({ textStyle: 'note', color: 'ink-3' })
const NAMES: CSSProperties = { display: 'grid', paddingBlock: 4, minWidth: 0 }
/** Hosts often colour links, so the colour is set here. */
const LIKE_THE_REST: CSSProperties = { color: 'inherit' }

/** The title, the position in the list, and the download and close buttons. */
export const GalleryHead = memo(function GalleryHead({
  titleId,
  title,
  item,
  place,
  onClose,
}: GalleryHeadProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const ui = useUiText()
  const classes = dialog()
  const name = item === undefined ? '' : downloadName(item)
  const { downloading, onClick } = useDownloadPicture(name)
  return (
    <div className={classes.header}>
      <div style={NAMES}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {item?.note === undefined ? null : <small className={small}>{item.note}</small>}
      </div>
      <div className={classes.actions}>
        <span role="status" className={small}>
          {place}
          {place === null ? null : <VisuallyHidden>{` ${title}`}</VisuallyHidden>}
        </span>
        {item === undefined ? null : (
          <a
            className={button()}
            style={LIKE_THE_REST}
            href={item.src}
            download={name}
            target="_blank"
            rel="noreferrer"
            title={downloading ? text.downloading : text.download}
            aria-label={text.download}
            aria-busy={downloading}
            onClick={onClick}
          >
            {downloading ? <Spinner label={text.downloading} /> : <Download aria-hidden />}
            {text.download}
          </a>
        )}
        <IconButton
          label={ui.close}
          title={text.withKey({ label: ui.close, key: 'Esc' })}
          aria-keyshortcuts="Escape"
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      </div>
    </div>
  )
})
