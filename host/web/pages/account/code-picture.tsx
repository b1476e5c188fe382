import { type ReactElement, useEffect, useState } from 'react'
import { SkeletonBlock } from 'fangkit/ui'
import { accountMessages } from './account-messages.ts'

export interface CodePictureProps {
  readonly address: string
  readonly label: string
}

interface Drawn {
  readonly size: number
  readonly path: string
}

const EDGE = 2
const picture = 'portal-account-picture'

/** A QR code of an address, drawn in black on white in every scheme, since cameras read no other. */
export function CodePicture({ address, label }: CodePictureProps): ReactElement {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null)
  useEffect(() => {
    let active = true
    const settle = (result: Drawn | 'failed') => {
      if (active) setDrawn(result)
    }
    import('qrcode')
      .then(({ create }) => drawingOf(create(address, { errorCorrectionLevel: 'M' }).modules))
      .then(settle, () => settle('failed'))
    return () => {
      active = false
    }
  }, [address])
  if (drawn === 'failed') return <p role="status">{accountMessages.secondFactor.noPicture}</p>
  if (drawn === null) return <SkeletonBlock height="180px" />
  const width = drawn.size + 2 * EDGE
  return (
    <svg
      className={picture}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} />
      <path d={drawn.path} />
    </svg>
  )
}

function drawingOf({ size, data }: { readonly size: number; readonly data: Uint8Array }): Drawn {
  const squares = [...data].flatMap((dark, index) =>
    dark ? `M${EDGE + (index % size)} ${EDGE + Math.floor(index / size)}h1v1h-1z` : [],
  )
  return { size, path: squares.join('') }
}
