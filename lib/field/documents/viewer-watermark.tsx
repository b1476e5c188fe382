import { type ReactElement, useId, useState } from 'react'
import { instantText } from '../../catalogue/day.ts'
import { imageViewerMessages } from '../../locale/zh-cn/documents/image-viewer.ts'
import { useCore } from '../../provider/provider-context.ts'
import { useAuthUser } from '../../provider/session/use-auth-user.ts'
import { useMessages } from '../../provider/use-messages.ts'

/** Distance of the repeated texts. @unit px */
const WIDTH = 420
const HEIGHT = 190
/** `MM-DD HH:mm` of an instant. */
const MINUTE = [5, 16] as const

/**
 * Who looks at a document and since when, again and again over it: a photo of the screen tells where it comes from. Grey
 * on light and dark, and drawn without a style sheet or an image of its own, which a policy of the page may forbid.
 */
export function ViewerWatermark(): ReactElement | null {
  const text = useMessages(imageViewerMessages)
  const { now } = useCore()
  const who = useAuthUser().data?.userName
  const [at] = useState(() => instantText(now()).slice(...MINUTE))
  const id = `mark${useId().replace(/\W/g, '')}`
  if (who === undefined) return null
  return (
    <svg aria-hidden width="100%" height="100%" style={{ display: 'block' }} data-fk-watermark="">
      <defs>
        <pattern id={id} width={WIDTH} height={HEIGHT} patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
          <text x="0" y={HEIGHT / 2} fontSize="15" fill="#808080" fillOpacity="0.3">
            {text.watermark({ who, at })}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
