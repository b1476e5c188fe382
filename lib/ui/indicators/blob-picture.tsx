import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'

export interface BlobPictureProps {
  readonly blob: Blob
  /** Empty where the picture says nothing its surroundings do not say. */
  readonly alt: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Told when the browser does not read it as a picture; the same function each time. */
  readonly onUnreadable?: (blob: Blob) => void
}

/**
 * A picture out of memory, drawn: shown also where the policy of a page lets pictures come from addresses alone. The
 * first frame of those that move.
 */
export function BlobPicture({ blob, alt, className, style, onUnreadable }: BlobPictureProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let unmounted = false
    createImageBitmap(blob).then(
      (bitmap) => {
        if (!unmounted && canvas.current) draw(canvas.current, bitmap)
        bitmap.close()
      },
      () => {
        if (!unmounted) onUnreadable?.(blob)
      },
    )
    return () => {
      unmounted = true
    }
  }, [blob, onUnreadable])
  return (
    <canvas
      ref={canvas}
      className={className}
      style={style}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    />
  )
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
}
