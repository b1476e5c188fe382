import { FORMATS, formatOfEnding, isPicture } from './file-format.ts'

/** How a stored file is opened: among the other pictures, in a player, in a new tab, or only saved. */
export type FileOpening = 'gallery' | 'player' | 'tab' | 'save'

/**
 * How a file of the format opens. Pressing a GIF opens the file itself; a gallery that is already open also shows it.
 * @source OPN-027, UPL-005 to UPL-010
 */
export function openingOf(format: string): FileOpening {
  if (format === 'pdf' || format === 'gif') return 'tab'
  if (isPicture(format)) return 'gallery'
  return isPlayed(format) ? 'player' : 'save'
}

/** True for sound without a picture. `ogg` and `webm` may contain either; the video player plays both. */
export function isSound(format: string): boolean {
  return (
    openingOf(format) === 'player' && !FORMATS.video.some((ending) => formatOfEnding(ending) === formatOfEnding(format))
  )
}

function isPlayed(format: string): boolean {
  const known = formatOfEnding(format)
  return known !== null && [...FORMATS.video, ...FORMATS.audio].some((ending) => formatOfEnding(ending) === known)
}
