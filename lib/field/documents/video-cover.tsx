import { type ReactElement, useEffect, useRef, useState } from 'react'

/** The position in a video at which its cover is taken. @unit seconds @source UPL-025 */
const COVER_AT = 1
/** Delay before a cover that failed to load is tried once more. @unit milliseconds @source UPL-024 */
const RELOAD_AFTER = 500

export interface VideoCoverProps {
  readonly url: string
  readonly onFailed: () => void
}

/** Shows a video by its frame at about one second. */
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
        // The video may be shorter than one second.
        currentTarget.currentTime = Math.min(COVER_AT, currentTarget.duration / 2 || 0)
      }}
      onError={() => {
        if (failures > 0) onFailed()
        setFailures(failures + 1)
      }}
    />
  )
}
