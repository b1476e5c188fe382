import { type ReactElement, useEffect, useRef, useState } from 'react'

/** The moment a film is shown by. @unit seconds @source UPL-025 */
const COVER_AT = 1
/** How long to wait before a cover that did not load is tried once more. @unit milliseconds @source UPL-024 */
const RELOAD_AFTER = 500

export interface VideoCoverProps {
  readonly url: string
  readonly onFailed: () => void
}

/** A film by its picture at about one second. */
export function VideoCover({ url, onFailed }: VideoCoverProps): ReactElement {
  const film = useRef<HTMLVideoElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures !== 1) return undefined
    const timer = setTimeout(() => film.current?.load(), RELOAD_AFTER)
    return () => clearTimeout(timer)
  }, [failures])
  return (
    <video
      ref={film}
      muted
      playsInline
      preload="metadata"
      tabIndex={-1}
      aria-hidden
      src={url}
      onLoadedMetadata={({ currentTarget }) => {
        // A short film has no first second.
        currentTarget.currentTime = Math.min(COVER_AT, currentTarget.duration / 2 || 0)
      }}
      onError={() => {
        if (failures > 0) onFailed()
        setFailures(failures + 1)
      }}
    />
  )
}
