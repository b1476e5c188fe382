import { FORMATS, formatOfEnding, isPicture } from './file-format.ts'

/** How a kept file is looked at: among the other pictures, played, in a tab of its own, or only saved. */
export type FileOpening = 'gallery' | 'player' | 'tab' | 'save'

/**
 * What opens a file of the format. A GIF that is pressed opens as the file it is; a gallery that was opened shows it
 * among the pictures.
 *
 * @source OPN-027, UPL-005 to UPL-010
 */
export function openingOf(format: string): FileOpening {
  if (format === 'pdf' || format === 'gif') return 'tab'
  if (isPicture(format)) return 'gallery'
  return isPlayed(format) ? 'player' : 'save'
}

/** True for sound without a picture. `ogg` and `webm` may be either; a film plays both. */
export function isSound(format: string): boolean {
  return (
    openingOf(format) === 'player' && !FORMATS.video.some((ending) => formatOfEnding(ending) === formatOfEnding(format))
  )
}

function isPlayed(format: string): boolean {
  const known = formatOfEnding(format)
  return known !== null && [...FORMATS.video, ...FORMATS.audio].some((ending) => formatOfEnding(ending) === known)
}
