import { MEGABYTE } from './upload-rule.ts'

const KILOBYTE = 1_024

/** A file size for display: `2.6 MB`, `312 KB`. */
export function sizeText(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(Math.floor((bytes / MEGABYTE) * 10) / 10).toFixed(1)} MB`
  return bytes >= KILOBYTE ? `${Math.round(bytes / KILOBYTE)} KB` : `${bytes} B`
}
