import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'

export interface BlobPictureProps {
  readonly blob: Blob
  /** Empty when the content around the picture already describes it. */
  readonly alt: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Called when the browser cannot read the blob as a picture; must be the same function each time. */
  readonly onUnreadable?: (blob: Blob) => void
}

/**
 * Draws a picture from memory, so it works on pages whose policy forbids blob addresses. Animated pictures show their
 * first frame.
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
