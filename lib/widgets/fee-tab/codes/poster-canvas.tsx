import { type CSSProperties, forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { paintPoster, POSTER, POSTER_SCALE, type PosterContent } from './poster.ts'

export interface PosterCanvasProps {
  readonly content: PosterContent
  /** Accessible name of the picture. */
  readonly label: string
}

const box: CSSProperties = { display: 'block', width: POSTER.width, maxWidth: '100%' }

/** A poster on a canvas; the downloaded file has the same content as the screen. */
export const PosterCanvas = forwardRef<HTMLCanvasElement, PosterCanvasProps>(function PosterCanvas(
  { content, label },
  ref,
) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement) // adapter: set before handles are
  useLayoutEffect(() => {
    const paint = canvas.current?.getContext('2d')
    if (!paint) return
    paint.setTransform(POSTER_SCALE, 0, 0, POSTER_SCALE, 0, 0)
    paint.textBaseline = 'alphabetic'
    paintPoster(paint, content)
  }, [content])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={POSTER.width * POSTER_SCALE}
      height={POSTER.height * POSTER_SCALE}
      style={box}
    />
  )
})
